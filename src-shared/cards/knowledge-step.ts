import type { Points } from '../base/units.ts'
import type { DeckId } from './card.ts'

/** A player who knows a little more than the one before. */
export interface KnowledgeStep<Id extends string = string> {
  readonly id: Id
  readonly title: string
  /** How this player plays, in a sentence. */
  readonly about: string
  /** Points a turn or a game, as the game says; null where it is about winning only. */
  readonly points: Points | null
  /** More than the player of the step before; null for the first step and for winning. */
  readonly adds: Points | null
  /** The decks that teach it. */
  readonly decks: readonly DeckId[]
}

/** Less is written as 0.0 points or 0.00 percentage points, and is nothing to learn. */
export const LEAST_WORTH = { points: 0.05, wins: 0.00005 } as const

/**
 * Steps whose points are known, each with what it adds to the step before, in ascending order. What
 * would add nothing to the steps before is no step.
 */
export function inOrder<Step extends { readonly points: Points }>(
  all: readonly Step[],
): (Step & { readonly adds: Points | null })[] {
  const steps: (Step & { readonly adds: Points | null })[] = []
  for (const step of all) {
    const before = steps.at(-1)
    const adds = before === undefined ? null : step.points - before.points
    if (adds === null || adds >= LEAST_WORTH.points) steps.push({ ...step, adds })
  }
  return steps
}
