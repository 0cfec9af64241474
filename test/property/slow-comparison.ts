import { expect } from 'vitest'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import {
  gainOfRolling,
  solveTurn,
  type TurnGoal,
} from '#shared/games/farkle/solve/turn/score-solver.ts'
import { turnModel } from '#shared/games/farkle/solve/turn/turn-model.ts'
import { stateCount, stateIndex } from '#shared/games/farkle/solve/win/win-states.ts'
import { solvedWin, type SolvedGame } from '#test/support/solved-win.ts'
import { slowTurn } from './slow-turn.ts'
import { SlowWin } from './slow-win.ts'

/**
 * Every E(s, n) of the score solver against a slow recursion over all rolls and all moves, up to twice
 * the total from which the solver no longer computes: its proof of where to stop is checked, too.
 *
 * @returns How many were compared.
 */
export function expectEveryGain(rules: RuleSet, goal: TurnGoal): number {
  const model = turnModel(rules)
  const strategy = solveTurn(model, goal)
  const far = 2 * strategy.rows * model.grid
  const slow = slowTurn(rules, goal, far)
  let compared = 0
  for (let s = 0; s < far; s += model.grid) {
    for (const n of model.counts) {
      const right = slow.gain(s, n)
      // Sums over thousands of rolls round by so much, for values of this size.
      const tolerance = 1e-10 * Math.max(1, Math.abs(right))
      expect(Math.abs(gainOfRolling(strategy, s, n) - right), `E(${s}, ${n})`).toBeLessThanOrEqual(
        tolerance,
      )
      compared++
    }
  }
  return compared
}

/** The largest difference between two solutions of a game over all states; both must have the same. */
export function largestDifference(slow: SlowWin, { game, table }: SolvedGame): number {
  const counts = Array.from({ length: slow.counters }, (_, i) => i)
  let compared = 0
  let largest = 0
  for (const own of slow.scores) {
    for (const opponent of slow.scores) {
      for (const f of counts) {
        for (const g of counts) {
          for (const second of slow.seats) {
            const at = stateIndex(game, own / game.grid, opponent / game.grid, f, g, second)
            const difference = Math.abs(table.values[at]! - slow.value(own, opponent, f, g, second))
            // Written so that what is not a number is not small.
            largest = difference <= largest ? largest : difference
            compared++
          }
        }
      }
    }
  }
  expect(compared).toBe(stateCount(game))
  expect(table.values).toHaveLength(compared)
  return largest
}

/** Every W of the win solver against a textbook value iteration, and the residual. */
export function expectEveryW(rules: RuleSet, slow = new SlowWin(rules)): void {
  const solved = solvedWin(rules)
  expect(solved.table.residual).toBeLessThanOrEqual(1e-12)
  expect(largestDifference(slow, solved)).toBeLessThanOrEqual(1e-10)
}
