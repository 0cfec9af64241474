import type { Points } from '../../../../base/units.ts'
import { reachableRows } from '../turn/reachability.ts'
import type { WinGame } from './win-game.ts'
import { endRow, mayBankAt } from './win-states.ts'

/**
 * A banked score from which no turn can bank anything where the goal must be hit exactly: with both
 * players there the game would never end. Null if there is none.
 */
export function stuckScore(game: WinGame): Points | null {
  const { model, rules, lowest, goal, grid } = game
  if (goal * grid !== rules.goal) return lowest * grid
  const reachable = reachableRows(rules, model, endRow(game, lowest) + 1)
  const mayBank = (own: number, row: number): boolean =>
    model.nodes.some((n) => reachable[n]![row] === 1 && mayBankAt(game, own, n, row))
  for (let own = goal - 1; own >= lowest; own--) {
    const end = endRow(game, own)
    let row = 1
    while (row < end && !mayBank(own, row)) row++
    if (row >= end) return own * grid
  }
  return null
}
