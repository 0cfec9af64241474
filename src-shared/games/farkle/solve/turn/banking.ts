import type { TurnModel, TurnNode } from './turn-model.ts'

/** By node, whether the rules let a turn be banked there; entry 0 unused. */
export type BankableDice = readonly boolean[]

/** Whether every node may be banked, so that only the turn total counts. */
export function isEveryBankable({ nodes, bankable }: TurnModel): boolean {
  return nodes.every((n) => bankable[n])
}

/**
 * Whether a turn may be banked at node n and a row: the predicate of the rules, which everybody
 * asks. `least` is the least row for the player's banked score.
 */
export function mayBank(
  { bankable }: Pick<TurnModel, 'bankable'>,
  least: number,
  n: TurnNode,
  row: number,
): boolean {
  return row >= least && bankable[n]!
}
