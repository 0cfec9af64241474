import { mayBank } from '../turn/banking.ts'
import { mostPoints } from '../turn/hold-policy.ts'
import type { DiceModel, TurnModel, TurnNode } from '../turn/turn-model.ts'
import type { TurnPolicy } from '../turn/turn-policy.ts'
import type { WinGame } from '../win/win-game.ts'

/** A TurnPolicy tabulated on the rows of a game's model; row `rows` stands for all larger ones. */
export interface TurnPlan {
  readonly rows: number
  /** Option set aside, [n][row * groupCount + group]; entry 0 unused. */
  readonly option: readonly Int32Array[]
  /** Whether to bank, [n][row]; entry 0 unused. */
  readonly bank: readonly Uint8Array[]
}

function planFrom(
  model: TurnModel,
  rows: number,
  option: (n: TurnNode, group: number, row: number) => number,
  banks: (n: TurnNode, row: number) => boolean,
): TurnPlan {
  return {
    rows,
    option: model.byDice.map(({ node, groupCount }) =>
      Int32Array.from({ length: (rows + 1) * groupCount }, (_, i) =>
        option(node, i % groupCount, Math.floor(i / groupCount)),
      ),
    ),
    bank: model.byDice.map(({ node }) =>
      Uint8Array.from({ length: node === 0 ? 0 : rows + 1 }, (_, row) => Number(banks(node, row))),
    ),
  }
}

function forPoints(some: DiceModel, finer: number): { dice: DiceModel; from: Int32Array } {
  const { groupCount, optionStart, optionDice, optionLeft, optionSteps } = some
  const from: number[] = []
  const start = new Int32Array(groupCount + 1)
  for (let g = 0; g < groupCount; g++) {
    for (let o = optionStart[g]!; o < optionStart[g + 1]!; o++) {
      // The first option that leads to a node has the most points; the others never help for
      // points.
      if (o === optionStart[g]! || optionLeft[o] !== optionLeft[o - 1]) from.push(o)
    }
    start[g + 1] = from.length
  }
  const dice = {
    ...some,
    optionStart: start,
    optionDice: Uint8Array.from(from, (o) => optionDice[o]!),
    optionLeft: Uint8Array.from(from, (o) => optionLeft[o]!),
    optionSteps: Int32Array.from(from, (o) => optionSteps[o]! * finer),
  }
  return { dice, from: Int32Array.from(from) }
}

/** `grid` is the policy's own, maybe finer, since its model also has rolls that win at once. */
export function policyPlan(
  { model }: WinGame,
  policy: TurnPolicy,
  grid: number,
  mostRows: number,
): TurnPlan {
  const finer = model.grid / grid
  const known = model.byDice.map((some) => forPoints(some, finer))
  const rows = Math.min(mostRows, Math.ceil(policy.rows / finer))
  const at = (row: number): number => Math.min(row * finer, policy.rows)
  return planFrom(
    model,
    rows,
    (n, group, row) => {
      const { dice, from } = known[n]!
      return from[policy.option(dice, group, at(row))]!
    },
    (n, row) => policy.banks(n, at(row)),
  )
}

export function holdPlan({ model }: WinGame, from: number): TurnPlan {
  const most = mostPoints(model)
  return planFrom(
    model,
    from,
    (n, group) => most[n]![group]!,
    (n, row) => mayBank(model, from, n, row),
  )
}

/** A set of numbers of dice: bit n for n dice. */
export type DiceSet = number

export function everyCount({ counts }: TurnModel): DiceSet {
  return counts.reduce((set, n) => set | (1 << n), 0)
}

export function diceSets({ allDice }: TurnModel): number {
  return 1 << (allDice + 1)
}
