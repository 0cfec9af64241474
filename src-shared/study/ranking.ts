import type { Value } from '../base/goal.ts'

/** Where a choice stands among the others. */
export interface Rank {
  /** From 1; equal choices share a rank. */
  readonly rank: number
  /** Against the best choice, 0 within the tolerance. */
  readonly loss: Value
}

/** Puts choices, best first, beside the best one; those within the tolerance share a rank. */
export function ranked<Choice>(
  choices: readonly Choice[],
  valueOf: (choice: Choice) => Value,
  tolerance: number,
): (Choice & Rank)[] {
  return choices.map((choice) => {
    const value = valueOf(choice)
    const rank = choices.findIndex((other) => valueOf(other) - value <= tolerance) + 1
    return { ...choice, rank, loss: rank === 1 ? 0 : valueOf(choices[0]!) - value }
  })
}

/** Smallest loss of the choices that lose something; null where none does. */
export function gapOf(choices: readonly Rank[]): Value | null {
  return choices.find(({ loss }) => loss > 0)?.loss ?? null
}
