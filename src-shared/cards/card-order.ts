import type { Card } from './card.ts'

/** The most valuable cards first; those of unknown worth last, in the order given. */
export function mostValuableFirst(cards: readonly Card[]): Card[] {
  return cards.toSorted((a, b) => (b.worth ?? -Infinity) - (a.worth ?? -Infinity) || 0)
}
