import { describe, expect, test } from 'vitest'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { fairness } from '#shared/games/farkle/solve/win/fairness.ts'
import { valuesOf, type ValueOf } from '#shared/games/farkle/solve/win/turn-values.ts'
import { winGame } from '#shared/games/farkle/solve/win/win-game.ts'
import { solvedWin } from '#test/support/solved-win.ts'

const { farkle, zilch } = PRESETS

test('basic Farkle: the edge and the komi of the 2017 paper', () => {
  const { game, table } = solvedWin(farkle)
  const { winProbability, edge, komi, curve, skipsFirstMinimum } = fairness(
    game,
    valuesOf(game, table.values),
  )
  expect(winProbability).toBeCloseTo(0.536953031813, 12)
  expect(edge).toBeCloseTo(0.073906, 6)
  expect(komi.points).toBe(200)
  expect(komi.winProbability).toBeCloseTo(0.504002, 6)
  // "the advantage is thus reduced to 0.008004"
  expect(2 * komi.winProbability - 1).toBeCloseTo(0.008004, 6)
  expect(skipsFirstMinimum).toBe(false)
  expect(curve.map(({ points }) => points)).toEqual(curve.map((_, i) => 50 * i))
  for (let i = 1; i < curve.length; i++) {
    expect(curve[i]!.winProbability).toBeLessThan(curve[i - 1]!.winProbability)
  }
  expect(curve.at(-1)!.winProbability).toBeLessThan(0.35)
  expect(curve.at(-2)!.winProbability).toBeGreaterThanOrEqual(0.35)
})

describe('any game', () => {
  /** W that falls with the opponent's lead, so much for each step. */
  const slope =
    (first: number, perStep: number): ValueOf =>
    ({ own, opponent }) =>
      first + (own - opponent) * perStep

  test('who moves first at a drawback gets the points', () => {
    const { komi, curve, edge } = fairness(winGame(farkle), slope(0.43, 0.02))
    expect(edge).toBeCloseTo(-0.14, 12)
    expect(komi.points).toBe(-150)
    expect(komi.winProbability).toBeCloseTo(0.49, 12)
    expect(curve[0]!.points).toBe(-600)
    expect(curve[0]!.winProbability).toBeCloseTo(0.67, 12)
    expect(curve.at(-1)).toEqual({ points: 0, winProbability: 0.43 })
  })

  test('of two that are as fair the smaller one is the komi', () => {
    // Exact in binary: 0.5625 and 0.4375 are as far from one half.
    expect(fairness(winGame(farkle), slope(0.5625, 0.125)).komi).toEqual({
      points: 0,
      winProbability: 0.5625,
    })
  })

  test('a short game ends the curve before the chance is low', () => {
    const { curve, komi } = fairness(winGame({ ...farkle, goal: 300 }), slope(0.6, 0.01))
    expect(curve.map(({ points }) => points)).toEqual([0, 50, 100, 150, 200, 250])
    expect(komi.points).toBe(250)
  })

  test('points are multiples of what a turn can make, whatever a penalty takes', () => {
    const rules: RuleSet = { ...zilch, farklePenalty: { farkles: 2, points: 75, floor: 0 } }
    const game = winGame(rules)
    expect(game.grid).toBe(25)
    const { curve, komi } = fairness(game, slope(0.53, 0.01))
    expect(curve.map(({ points }) => points)).toEqual(curve.map((_, i) => 50 * i))
    // Two steps of 25 points, 0.02 each time: 0.53, 0.51, 0.49.
    expect([50, 100]).toContain(komi.points)
  })

  test('says where the gift is also to be free of the first minimum', () => {
    const rules: RuleSet = { ...farkle, minimumFirstBank: 500 }
    expect(fairness(winGame(rules), slope(0.55, 0.02)).skipsFirstMinimum).toBe(true)
    expect(fairness(winGame(rules), slope(0.5, 0.02)).skipsFirstMinimum).toBe(false)
  })
})
