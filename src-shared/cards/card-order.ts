import type { Card } from './card.ts'

/** Cards of unknown worth come last, in their given order. */
export function mostValuableFirst(cards: readonly Card[]): Card[] {
  return cards.toSorted((a, b) => (b.worth ?? -Infinity) - (a.worth ?? -Infinity) || 0)
}
