import { describe, expect, it } from 'vitest'
import { setAsides } from '#shared/games/farkle/analysis/set-aside.ts'
import { multisetOf } from '#shared/dice/multiset.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { solveTurn, turnFigures } from '#shared/games/farkle/solve/turn/score-solver.ts'
import { turnModel } from '#shared/games/farkle/solve/turn/turn-model.ts'
import { parsedRules } from '#test/support/parsed-rules.ts'
import { solvedWin } from '#test/support/solved-win.ts'
import { someOf } from './runs.ts'
import { expectEveryGain, expectEveryW } from './slow-comparison.ts'
import { listedGames } from '#test/support/listed-games.ts'

const { farkle } = PRESETS

const ALL = { hotDiceBonus: 500 }
const SINGLE = { hotDiceBonus: 1000, bonusOnlySingleDie: true }

/** Points of a turn by the best play. */
function pointsOf(rules: RuleSet): number {
  const goal = { farklePenalty: 0, minimumBank: 0 }
  return turnFigures(solveTurn(turnModel(rules), goal)).expectedPoints
}

describe('a bonus for hot dice', () => {
  it.each(someOf(listedGames('turnsWithBonus')))(
    'has the E(s, n) of a slow recursion: %s',
    (_, rules) => {
      expect(expectEveryGain(rules)).toBeGreaterThan(100)
    },
  )

  it.each(someOf(listedGames('hotDiceBonus')))(
    'has every W of a textbook value iteration: %s',
    (_, rules) => expectEveryW(rules),
  )

  it('is among the points of all dice, and of no others', () => {
    const pointsIn = (rules: RuleSet, ...roll: number[]): Record<string, number> =>
      Object.fromEntries(
        setAsides(rules, multisetOf(roll as never)).map(({ dice, points }) => [
          dice.join(''),
          points,
        ]),
      )
    expect(pointsIn(parsedRules({ ...farkle, ...ALL }), 1, 5)).toEqual({ 1: 100, 5: 50, 15: 650 })
    expect(pointsIn(parsedRules({ ...farkle, ...SINGLE }), 1, 5)).toEqual({
      1: 100,
      5: 50,
      15: 150,
    })
    expect(pointsIn(parsedRules({ ...farkle, ...SINGLE }), 5)).toEqual({ 5: 1050 })
  })

  it('is worth more where more hot dice bring it', () => {
    const value = (more: object): number => pointsOf(parsedRules({ ...farkle, ...more }))
    expect(value({})).toBeCloseTo(446.571_440_34, 7)
    expect(value({ hotDiceBonus: 500, bonusOnlySingleDie: true })).toBeGreaterThan(value({}))
    expect(value(ALL)).toBeGreaterThan(value({ hotDiceBonus: 500, bonusOnlySingleDie: true }))
  })

  it('that grows is worth more the oftener it does, until a turn cannot bring another one', () => {
    const rules = (bonusGrows: number): RuleSet =>
      parsedRules({ ...farkle, hotDiceBonus: 500, bonusGrows, goal: 2500 })
    const points = [0, 1, 2].map((grows) => pointsOf(rules(grows)))
    expect(points).toEqual(points.toSorted((a, b) => a - b))
    const wins = [0, 2, 5].map((grows) => solvedWin(rules(grows)).table.values[0]!)
    expect(Math.abs(wins[1]! - wins[0]!)).toBeGreaterThan(1e-4)
    // Bonuses of 500, 1,000 and 1,500 make the goal, so the fourth one is never reached.
    expect(wins[2]).toBeCloseTo(wins[1]!, 13)
  })
})
