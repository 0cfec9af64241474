import type { DiceCount } from '../../../../base/units.ts'
import { isBanked, type TurnEvaluation } from '../match/turn-guide.ts'
import { reachableRows } from '../turn/reachability.ts'
import type { WinGame } from '../win/win-game.ts'
import { goalRow, minimumRowAt } from '../win/win-states.ts'

export interface WinBankLimit {
  /** Null for no bank short of the goal. */
  readonly from: number | null
  readonly uneven: boolean
}

/** Reachable rows by node, [n][row]; entry 0 unused. */
export function rowsReached(game: WinGame): readonly Uint8Array[] {
  return reachableRows(game.rules, game.model, goalRow(game, game.lowest))
}

/** Reads the bank limit off a turn, over reachable rows that may be banked short of the goal. */
export function bankLimit(
  game: WinGame,
  reached: Uint8Array,
  own: number,
  n: DiceCount,
  evaluation: Pick<TurnEvaluation, 'bank' | 'best'>,
): WinBankLimit {
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
