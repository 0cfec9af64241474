import type { DiceCount } from '../../../../base/units.ts'
import { isBanked, type TurnEvaluation } from '../match/turn-guide.ts'
import { reachableRows } from '../turn/reachability.ts'
import type { WinGame } from '../win/win-game.ts'
import { goalRow, minimumRowAt } from '../win/win-states.ts'

/** From where to bank with so many dice left. */
export interface BankLimit {
  /** The least row from which banking is right; null where one never banks short of the goal. */
  readonly from: number | null
  /** Whether rolling is right again at some larger row short of the goal. */
  readonly uneven: boolean
}

/** The rows that play can come to at each node, [n][row]; entry 0 unused. */
export function rowsReached(game: WinGame): readonly Uint8Array[] {
  return reachableRows(game.rules, game.model, goalRow(game, game.lowest))
}

/**
 * Reads the bank limit off a turn: of the rows that play can come to with n dice, that may be banked
 * and that are short of the goal. Without any such row nothing is ever banked.
 */
export function bankLimit(
  game: WinGame,
  reached: Uint8Array,
  own: number,
  n: DiceCount,
  evaluation: Pick<TurnEvaluation, 'bank' | 'best'>,
): BankLimit {
  const goal = goalRow(game, own)
  let from: number | null = null
  for (let row = minimumRowAt(game, own); row < goal; row++) {
    if (reached[row] === 0) continue
    const banks = isBanked(game.model, evaluation, n, row)
    if (banks) from ??= row
    else if (from !== null) return { from, uneven: true }
  }
  return { from, uneven: false }
}
