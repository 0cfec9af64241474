import { expect } from 'vitest'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { solveThree } from '#shared/games/farkle/solve/three/three-solver.ts'
import { chancesAt, threeIndex } from '#shared/games/farkle/solve/three/three-states.ts'
import { winGame } from '#shared/games/farkle/solve/win/win-game.ts'
import { SlowThree } from './slow-three.ts'

/** Farkle for tables of three, solved in a moment, and what some games change of it. */
export const FARKLE: RuleSet = { ...PRESETS.farkle, goal: 600 }
export const CHANGES: [what: string, more: Partial<RuleSet>][] = [
  ['whose goal wins at once', {}],
  ['with minimums to bank', { minimumBank: 150, minimumFirstBank: 300 }],
  ['with hot dice that must be rolled', { mustRollHotDice: true }],
  ['with six of a kind that wins', { sixOfAKindWins: true }],
  ['with three rolls', { maxRolls: 3 }],
  ['with a goal to hit exactly', { overshoot: 'lost' }],
]

/** The most that chances of the two ways may differ. */
const CLOSE = 1e-11

/**
 * Every chance of a three-player game against the slow value iteration, and every sum of three. In a
 * cycle whose iteration does not settle each mover's chance must be that of the best turn.
 *
 * @returns The chances at the start, and the scores of the cycles that do not settle.
 */
export function expectThree(rules: RuleSet) {
  const game = winGame(rules)
  const table = solveThree(game)
  const chances = (own: number, next: number, third: number) =>
    chancesAt(table, threeIndex(game, own / game.grid, next / game.grid, third / game.grid))
  const slow = new SlowThree(rules, game.grid, (state) => chances(...state))
  let [difference, excess] = [0, 0]
  for (const own of slow.scores) {
    for (const next of slow.scores) {
      for (const third of slow.scores) {
        const found = chances(own, next, third)
        const right = slow.chances([own, next, third])
        for (let i = 0; i < 3; i++) {
          // Written so that what is not a number is not small.
          const apart = Math.abs(found[i]! - right[i]!)
          difference = apart <= difference ? difference : apart
        }
        excess = Math.max(excess, Math.abs(right[0] + right[1] + right[2] - 1))
      }
    }
  }
  expect(difference).toBeLessThan(CLOSE)
  expect(excess).toBeLessThan(1e-12)
  for (const [a, b, c] of slow.chasing) {
    for (const state of [
      [a, b, c],
      [b, c, a],
      [c, a, b],
    ] as const) {
      expect(Math.abs(slow.turn(state)[0] - chances(...state)[0])).toBeLessThan(CLOSE)
    }
  }
  expect(table.residual).toBeLessThan(1e-12)
  expect(table.gain).toBeLessThan(1e-12)
  expect(table.gainStates).toBe(0)
  expect(table.mixed).toBeLessThanOrEqual(slow.chasing.length)
  return { start: chances(0, 0, 0), mixed: table.mixed, chasing: slow.chasing }
}
