import { describe, expect, it } from 'vitest'
import { compiledStages } from '#shared/games/scorecard/solve/reroll-values.ts'
import { PRESETS } from '#shared/games/scorecard/rules/presets.ts'
import { percentileOf, tailChance } from '#shared/games/scorecard/analysis/score-chances.ts'
import { scoreStatistics } from '#shared/games/scorecard/analysis/score-distribution.ts'
import { expectedScore } from '#shared/games/scorecard/solve/solver.ts'
import { cardStates } from '#shared/games/scorecard/solve/states.ts'
import { TurnView } from '#shared/games/scorecard/analysis/turn-view.ts'
import { tableOf } from '#test/support/yahtzee-sources.ts'

// Without an upper bonus, which makes it thirty times quicker; the whole game is in the test of the
// command line.
describe('the final scores of the optimal player, jokers forced', () => {
  const states = cardStates({ ...PRESETS.forced, bonus: [] })
  const table = tableOf(states.rules)
  const value = expectedScore(states, table)
  const fillStages = compiledStages(states.rules)
  const statistics = scoreStatistics(states, new TurnView(states, table, { fillStages }))

  it('have the mean of the solver, and are chances', () => {
    expect(Math.abs(statistics.mean - value)).toBeLessThan(1e-9)
    expect(Math.abs(tailChance(statistics.scores, 0) - 1)).toBeLessThan(1e-12)
    const median = percentileOf(statistics.scores, 0.5)
    expect(tailChance(statistics.scores, median)).toBeGreaterThanOrEqual(0.5)
    expect(tailChance(statistics.scores, median + 1)).toBeLessThanOrEqual(0.5)
  })

  it('are the sum of the boxes and the Yahtzee bonuses', () => {
    const { boxes, alike, mean } = statistics
    const sum = boxes.reduce((all, box) => all + box.mean, alike.bonusMean)
    expect(Math.abs(sum - mean)).toBeLessThan(1e-9)
    // Chance never scores zero; a Yahtzee mostly does.
    expect(boxes[11]!.zero).toBe(0)
    expect(boxes[12]!.zero).toBeGreaterThan(0.5)
    // 50 points, or none.
    const { mean: points, zero, standardDeviation } = boxes[12]!
    expect(points).toBeCloseTo(50 * (1 - zero), 9)
    expect(standardDeviation).toBeCloseTo(50 * Math.sqrt(zero * (1 - zero)), 9)
    expect(alike.bonusMean).toBeCloseTo(100 * alike.bonuses, 12)
    expect(alike.rolled).toBeGreaterThan(1 - zero)
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
