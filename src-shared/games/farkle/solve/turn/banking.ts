import type { TurnModel, TurnNode } from './turn-model.ts'

export function isEveryBankable({ nodes, bankable }: TurnModel): boolean {
  return nodes.every((n) => bankable[n])
}

/** Whether a turn may be banked; `least` is the least row for the banked score. */
export function mayBank(
  { bankable }: Pick<TurnModel, 'bankable'>,
  least: number,
  n: TurnNode,
  row: number,
): boolean {
  return row >= least && bankable[n]!
}
