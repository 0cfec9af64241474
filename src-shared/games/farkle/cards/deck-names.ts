import type { Card } from '../../../cards/card.ts'
import type { Deck, Worth } from '../../../cards/deck.ts'
import { farkleTexts } from '../texts/texts.ts'

/** In teaching order. */
export const FARKLE_DECKS = [
  'limits',
  'gain-from',
  'farkle-odds',
  'scoring',
  'exceptions',
  'turn-types',
  'thresholds',
  'thumb',
] as const
export type FarkleDeck = (typeof FARKLE_DECKS)[number]

/** Decks of earlier versions and the decks that replaced them. */
export const FORMER_DECKS: Readonly<Record<string, FarkleDeck>> = { 'gain-at': 'gain-from' }

export const farkleDeckTitle = (deck: FarkleDeck): string => farkleTexts.cards.deckTitles[deck]

export const farkleDeck = (
  id: FarkleDeck,
  cards: readonly Card[],
  worth: Partial<Worth> = {},
): Deck => ({
  id,
  title: farkleDeckTitle(id),
  about: farkleTexts.cards.about[id],
  cards,
  worth: { points: null, wins: null, ...worth },
})
