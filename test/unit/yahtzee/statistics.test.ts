import { beforeAll, describe, expect, it } from 'vitest'
import { yahtzeeGame } from '#shared/yahtzee/game.ts'
import { compiledStages } from '#shared/yahtzee/reroll-values.ts'
import { PRESETS } from '#shared/yahtzee/rule-set.ts'
import { scoreStatistics, type ScoreStatistics } from '#shared/yahtzee/score-distribution.ts'
import { expectedScore, solveYahtzee } from '#shared/yahtzee/solver.ts'
import { turnKernel } from '#shared/yahtzee/turn-kernel.ts'
import { instantiateYahtzee } from '#test/support/instantiate-yahtzee.ts'

describe('the final scores of the optimal player, jokers forced', () => {
  const game = yahtzeeGame(PRESETS.forced)
  let value: number
  let statistics: ScoreStatistics
  beforeAll(() => {
    const { table } = solveYahtzee(game, { turn: turnKernel(2, instantiateYahtzee) })
    value = expectedScore(game, table)
    const fillStages = compiledStages(2, instantiateYahtzee)
    statistics = scoreStatistics(game, table, { fillStages })
  })

  const chanceOf = (least: number): number => {
    const { first, chances } = statistics.scores
    return chances.reduce((sum, chance, i) => (first + i >= least ? sum + chance : sum), 0)
  }

  it('have the mean of the solver and the standard deviation of the paper', () => {
    expect(Math.abs(statistics.mean - value)).toBeLessThan(1e-9)
    expect(statistics.standardDeviation.toFixed(2)).toBe('59.61')
  })

  it('are 300 or more with 0.14326, and are chances', () => {
    expect(chanceOf(300).toFixed(5)).toBe('0.14326')
    expect(Math.abs(chanceOf(0) - 1)).toBeLessThan(1e-12)
  })

  it('are the sum of the categories and the upper bonus', () => {
    const { categories, upperBonus, mean } = statistics
    const sum = categories.reduce((all, category) => all + category.mean, 35 * upperBonus)
    expect(Math.abs(sum - mean)).toBeLessThan(1e-9)
    // Chance never scores zero; a Yahtzee mostly does.
    expect(categories[11]!.zero).toBe(0)
    expect(categories[12]!.zero).toBeGreaterThan(0.5)
  })
})
