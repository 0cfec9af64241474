import type { Value } from '../base/goal.ts'

export interface Rank {
  /** From 1; equal choices share a rank. */
  readonly rank: number
  /** Relative to the best choice; 0 within the tolerance. */
  readonly loss: Value
}

/** Ranks choices, which must be sorted best first. */
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

/** Smallest positive loss; null if there is none. */
export function gapOf(choices: readonly Rank[]): Value | null {
  return choices.find(({ loss }) => loss > 0)?.loss ?? null
}
