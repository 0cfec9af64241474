import type { DiceCount } from '../../../../base/units.ts'
import type { TurnModel } from './turn-model.ts'

/** By number of dice left, whether the rules let a turn be banked there; entry 0 unused. */
export type BankableDice = readonly boolean[]

/** Whether every number of dice may be banked, so that only the turn total counts. */
export function isEveryBankable({ counts, bankable }: TurnModel): boolean {
  return counts.every((n) => bankable[n])
}

/**
 * Whether a turn may be banked with n dice left at a row: the predicate of the rules, which everybody
 * asks. `least` is the least row for the player's banked score.
 */
export function mayBank(
  { bankable }: Pick<TurnModel, 'bankable'>,
  least: number,
  n: DiceCount,
  row: number,
): boolean {
  return row >= least && bankable[n]!
}
