import type { Points } from '../base/units.ts'
import type { DeckId } from './card.ts'
import { LEAST_WORTH } from './deck.ts'

/** A player who knows more than the player of the previous step. */
export interface KnowledgeStep<Id extends string = string> {
  readonly id: Id
  readonly title: string
  /** How this player plays, in a sentence. */
  readonly about: string
  /** Per turn or game; null if the step is only about winning. */
  readonly points: Points | null
  /** Points over the previous step; null for the first step, and for steps about winning. */
  readonly adds: Points | null
  readonly decks: readonly DeckId[]
}

/** Keeps the first step and those that add at least LEAST_WORTH points, in the given order. */
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
