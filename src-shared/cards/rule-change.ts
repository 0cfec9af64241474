import { answerDigest } from './answer-digest.ts'
import type { Card } from './card.ts'

/** Changes that editing a rule set makes to its cards. */
export interface CardChanges {
  /** As they are now; what is known of them holds on. */
  readonly kept: readonly Card[]
  readonly added: readonly Card[]
  readonly changed: readonly { readonly before: Card; readonly after: Card }[]
  readonly removed: readonly Card[]
}

/** Compares the cards before and after an edit by their ids and what is right for them. */
export function cardChanges(before: readonly Card[], after: readonly Card[]): CardChanges {
  const old = new Map(before.map((card) => [card.id, card]))
  const left = new Set(after.map(({ id }) => id))
  const kept: Card[] = []
  const added: Card[] = []
  const changed: { before: Card; after: Card }[] = []
  for (const card of after) {
    const known = old.get(card.id)
    if (!known) added.push(card)
    else if (answerDigest(known.answer) === answerDigest(card.answer)) kept.push(card)
    else changed.push({ before: known, after: card })
  }
  return { kept, added, changed, removed: before.filter(({ id }) => !left.has(id)) }
}
