import { expect } from 'vitest'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import {
  gainOfRolling,
  solveTurn,
  type TurnGoal,
} from '#shared/games/farkle/solve/turn/score-solver.ts'
import { turnModel } from '#shared/games/farkle/solve/turn/turn-model.ts'
import {
  roundsGame,
  roundsValue,
  solveRounds,
} from '#shared/games/farkle/solve/rounds/rounds-solver.ts'
import { stateCount, stateIndex } from '#shared/games/farkle/solve/win/win-states.ts'
import { solvedWin, type SolvedGame } from '#test/support/solved-win.ts'
import { slowRounds } from './slow-rounds.ts'
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
  // From the last total down, so that the recursion is never deep.
  for (let s = far - model.grid; s >= 0; s -= model.grid) {
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

/**
 * Chances of a game of rounds against a slow recursion that follows turns up to `far` points, in states
 * that lie the farther apart the more turns are left.
 */
export function expectRounds(rules: RuleSet, far: number): void {
  const rounds = roundsGame(rules)
  const { values } = solveRounds(rounds)
  const slow = slowRounds(rules, far)
  const { grid } = rounds.game.model
  let most = 0
  for (let left = 1; left <= 2 * rules.rounds; left++) {
    for (const opened of rounds.opens ? [true, false] : [true]) {
      for (const otherOpened of rounds.opens ? [true, false] : [true]) {
        // The slow method takes long for each lead, so they are taken far apart where it is slowest.
        const apart = left === 1 ? 1 : left === 2 ? 3 : left === 3 ? 23 : 47
        for (let lead = -46; lead <= 46; lead += apart) {
          const state = { left, lead, opened, otherOpened }
          const right = slow({ ...state, lead: lead * grid })
          const difference = Math.abs(roundsValue(rounds, values, state) - right)
          most = difference <= most ? most : difference
        }
      }
    }
  }
  expect(most).toBeLessThanOrEqual(1e-10)
}
