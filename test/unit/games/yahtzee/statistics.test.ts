import { beforeAll, describe, expect, it } from 'vitest'
import { yahtzeeGame } from '#shared/games/yahtzee/solve/game.ts'
import { compiledStages } from '#shared/games/yahtzee/solve/reroll-values.ts'
import { PRESETS } from '#shared/games/yahtzee/rules/rule-set.ts'
import { percentileOf, tailChance } from '#shared/games/yahtzee/analysis/score-chances.ts'
import {
  scoreStatistics,
  type ScoreStatistics,
} from '#shared/games/yahtzee/analysis/score-distribution.ts'
import { expectedScore, solveYahtzee } from '#shared/games/yahtzee/solve/solver.ts'
import { turnKernel } from '#shared/games/yahtzee/solve/turn-kernel.ts'
import { TurnView } from '#shared/games/yahtzee/analysis/turn-view.ts'

// Without an upper bonus, which makes it thirty times quicker; the whole game is in the test of the
// command line.
describe('the final scores of the optimal player, jokers forced', () => {
  const game = yahtzeeGame({ ...PRESETS.forced, upperBonus: 0 })
  let value: number
  let statistics: ScoreStatistics
  beforeAll(() => {
    const { table } = solveYahtzee(game, { turn: turnKernel(2) })
    value = expectedScore(game, table)
    const fillStages = compiledStages(2)
    statistics = scoreStatistics(game, new TurnView(game, table, { fillStages }))
  })

  it('have the mean of the solver, and are chances', () => {
    expect(Math.abs(statistics.mean - value)).toBeLessThan(1e-9)
    expect(Math.abs(tailChance(statistics.scores, 0) - 1)).toBeLessThan(1e-12)
    const median = percentileOf(statistics.scores, 0.5)
    expect(tailChance(statistics.scores, median)).toBeGreaterThanOrEqual(0.5)
    expect(tailChance(statistics.scores, median + 1)).toBeLessThanOrEqual(0.5)
  })

  it('are the sum of the categories and the Yahtzee bonuses', () => {
    const { categories, yahtzees, mean } = statistics
    const sum = categories.reduce((all, category) => all + category.mean, yahtzees.bonusMean)
    expect(Math.abs(sum - mean)).toBeLessThan(1e-9)
    // Chance never scores zero; a Yahtzee mostly does.
    expect(categories[11]!.zero).toBe(0)
    expect(categories[12]!.zero).toBeGreaterThan(0.5)
    // 50 points, or none.
    const { mean: points, zero, standardDeviation } = categories[12]!
    expect(points).toBeCloseTo(50 * (1 - zero), 9)
    expect(standardDeviation).toBeCloseTo(50 * Math.sqrt(zero * (1 - zero)), 9)
    expect(yahtzees.bonusMean).toBeCloseTo(100 * yahtzees.bonuses, 12)
    expect(yahtzees.rolled).toBeGreaterThan(1 - zero)
  })
})

describe('percentiles and tails', () => {
  const scores = { first: 10, chances: Float64Array.of(0.25, 0, 0.5, 0.25) }

  it.each([
    [0, 10],
    [0.25, 10],
    [0.26, 12],
    [0.75, 12],
    [0.76, 13],
    [1, 13],
  ])('have %d at %i points', (part, score) => {
    expect(percentileOf(scores, part)).toBe(score)
  })

  it.each([
    [0, 1],
    [11, 0.75],
    [13, 0.25],
    [14, 0],
  ])('have from %i points a chance of %d', (least, chance) => {
    expect(tailChance(scores, least)).toBe(chance)
  })
})
