import { answerDigest } from './answer-digest.ts'
import type { Card } from './card.ts'

export interface CardChanges {
  readonly unchanged: readonly Card[]
  readonly added: readonly Card[]
  readonly changed: readonly { readonly before: Card; readonly after: Card }[]
  readonly removed: readonly Card[]
}

/** Compares cards before and after an edit of the rules, by id and answer digest. */
export function cardChanges(before: readonly Card[], after: readonly Card[]): CardChanges {
  const old = new Map(before.map((card) => [card.id, card]))
  const left = new Set(after.map(({ id }) => id))
  const unchanged: Card[] = []
  const added: Card[] = []
  const changed: { before: Card; after: Card }[] = []
  for (const card of after) {
    const known = old.get(card.id)
    if (!known) added.push(card)
    else if (answerDigest(known.answer) === answerDigest(card.answer)) unchanged.push(card)
    else changed.push({ before: known, after: card })
  }
  return { unchanged, added, changed, removed: before.filter(({ id }) => !left.has(id)) }
}
