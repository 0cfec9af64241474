import { winGame } from '#shared/games/farkle/solve/win/win-game.ts'
import { expect } from 'vitest'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import {
  leftoverBound,
  leftoverGame,
  leftoverStates,
  leftoverValue,
} from '#shared/games/farkle/solve/leftover/leftover-game.ts'
import { beatPlace, solveBeats } from '#shared/games/farkle/solve/leftover/beat-solver.ts'
import { solveLeftovers } from '#shared/games/farkle/solve/leftover/leftover-solver.ts'
import { slowBeats, slowLeftovers } from './slow-leftovers.ts'

/**
 * Every value of a game in which a turn leaves something behind, those with an offer among them,
 * against the slow method, and the residual.
 *
 * @returns How many were compared.
 */
export function expectEveryLeftover(rules: RuleSet): number {
  const laidOut = leftoverGame(rules)
  expect(leftoverStates(laidOut)).toBeLessThanOrEqual(leftoverBound(rules))
  const table = solveLeftovers(laidOut)
  const { grid, nodes } = laidOut.game.model
  const slow = slowLeftovers(rules, grid)
  let most = 0
  let compared = 0
  const compare = (value: number, right: number): void => {
    const difference = Math.abs(value - right)
    most = difference <= most ? most : difference
    compared++
  }
  for (const own of slow.scores) {
    for (const other of slow.scores) {
      const [a, b] = [own / grid, other / grid]
      compare(leftoverValue(laidOut, table, a, b, null), slow.fresh(own, other))
      for (let row = 1; row <= b; row++) {
        for (const node of nodes) {
          const value = leftoverValue(laidOut, table, a, b, { node, row })
          compare(value, slow.offered(own, other, node, row * grid))
        }
      }
    }
  }
  expect(most).toBeLessThanOrEqual(1e-10)
  expect(table.residual).toBeLessThanOrEqual(1e-12)
  return compared
}

/** The same where a turn must beat the other's last one. */
export function expectEveryBeat(rules: RuleSet): void {
  const laidOut = winGame(rules)
  const { values, residual } = solveBeats(laidOut)
  const { grid } = laidOut.model
  const slow = slowBeats(rules, grid)
  let most = 0
  for (let own = 0; own < laidOut.goal; own++) {
    for (let other = 0; other < laidOut.goal; other++) {
      for (let last = 0; last <= other; last++) {
        const value = values[beatPlace(laidOut, own, other, last)]!
        const difference = Math.abs(value - slow(own * grid, other * grid, last * grid))
        most = difference <= most ? most : difference
      }
    }
  }
  expect(most).toBeLessThanOrEqual(1e-10)
  expect(residual).toBeLessThanOrEqual(1e-12)
  expect(values.length).toBeLessThanOrEqual(leftoverBound(rules))
}
