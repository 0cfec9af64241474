import { describe, expect, it } from 'vitest'
import { parseRuleSet } from '#shared/games/farkle/input/parse-rules.ts'
import { setAsides } from '#shared/games/farkle/analysis/set-aside.ts'
import { multisetOf } from '#shared/dice/multiset.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import {
  gainOfRolling,
  solveTurn,
  turnFigures,
} from '#shared/games/farkle/solve/turn/score-solver.ts'
import { turnModel } from '#shared/games/farkle/solve/turn/turn-model.ts'
import { stateCount, stateIndex } from '#shared/games/farkle/solve/win/win-states.ts'
import { solvedWin } from '#test/support/solved-win.ts'
import { slowTurn } from './slow-turn.ts'
import { SlowWin } from './slow-win.ts'

const { farkle, zilch } = PRESETS

function game(rules: object): RuleSet {
  const parsed = parseRuleSet(rules)
  if (!parsed.ok) throw new Error(parsed.problems.map(({ message }) => message).join(' '))
  return parsed.value
}

const ALL = { hotDiceBonus: 500 }
const SINGLE = { hotDiceBonus: 1000, bonusOnlySingleDie: true }
const POINTS: readonly (readonly [name: string, rules: RuleSet])[] = [
  ['all hot dice', game({ ...farkle, ...ALL })],
  ['a single die', game({ ...farkle, ...SINGLE })],
  ['all scoring dice set aside', game({ ...farkle, ...ALL, mustSetAsideAll: true })],
  ['six dice that score nothing', game({ ...zilch, ...ALL, farklePenalty: null })],
]
const WINS: readonly (readonly [name: string, rules: RuleSet])[] = [
  ['all hot dice', game({ ...farkle, ...ALL, goal: 800 })],
  ['a single die', game({ ...farkle, ...SINGLE, goal: 1000 })],
  ['a final turn', game({ ...farkle, hotDiceBonus: 200, goal: 600, end: 'finalTurn' })],
  [
    'a penalty, and nobody stops from 300',
    game({
      ...farkle,
      ...SINGLE,
      goal: 500,
      finishFrom: 300,
      farklePenalty: { farkles: 2, points: 200, floor: 0 },
    }),
  ],
]

describe('a bonus for hot dice', () => {
  it.each(POINTS)('has the E(s, n) of a slow recursion: %s', (_, rules) => {
    const goal = { farklePenalty: 0, minimumBank: rules.minimumBank }
    const model = turnModel(rules)
    const strategy = solveTurn(model, goal)
    const far = strategy.rows * model.grid + 500
    const slow = slowTurn(rules, goal, far)
    for (let s = 0; s < far; s += model.grid) {
      for (const n of model.counts) {
        const right = slow.gain(s, n)
        const tolerance = 1e-10 * Math.max(1, Math.abs(right))
        expect(Math.abs(gainOfRolling(strategy, s, n) - right)).toBeLessThanOrEqual(tolerance)
      }
    }
  })

  it.each(WINS)('has every W of a textbook value iteration: %s', (_, rules) => {
    const { game, table } = solvedWin(rules)
    expect(table.residual).toBeLessThanOrEqual(1e-12)
    const slow = new SlowWin(rules)
    const counts = Array.from({ length: slow.counters }, (_, i) => i)
    let compared = 0
    for (const own of slow.scores) {
      for (const opponent of slow.scores) {
        for (const f of counts) {
          for (const g of counts) {
            const at = stateIndex(game, own / game.grid, opponent / game.grid, f, g)
            const right = slow.value(own, opponent, f, g)
            expect(Math.abs(table.values[at]! - right)).toBeLessThanOrEqual(1e-10)
            compared++
          }
        }
      }
    }
    expect(compared).toBe(stateCount(game))
  })

  it('is among the points of all dice, and of no others', () => {
    const pointsOf = (rules: RuleSet, ...roll: number[]): Record<string, number> =>
      Object.fromEntries(
        setAsides(rules, multisetOf(roll as never)).map(({ dice, points }) => [
          dice.join(''),
          points,
        ]),
      )
    expect(pointsOf(game({ ...farkle, ...ALL }), 1, 5)).toEqual({ 1: 100, 5: 50, 15: 650 })
    expect(pointsOf(game({ ...farkle, ...SINGLE }), 1, 5)).toEqual({ 1: 100, 5: 50, 15: 150 })
    expect(pointsOf(game({ ...farkle, ...SINGLE }), 5)).toEqual({ 5: 1050 })
  })

  it('is worth more where more hot dice bring it', () => {
    const value = (more: object): number => {
      const model = turnModel(game({ ...farkle, ...more }))
      return turnFigures(solveTurn(model, { farklePenalty: 0, minimumBank: 0 })).expectedPoints
    }
    expect(value({})).toBeCloseTo(446.571_440_34, 7)
    expect(value({ hotDiceBonus: 500, bonusOnlySingleDie: true })).toBeGreaterThan(value({}))
    expect(value(ALL)).toBeGreaterThan(value({ hotDiceBonus: 500, bonusOnlySingleDie: true }))
  })
})
