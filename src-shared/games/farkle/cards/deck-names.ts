import { farkleTexts } from '../texts/texts.ts'

/** The decks that rules of Farkle can have, in the order in which they are taught. */
export const FARKLE_DECKS = [
  'limits',
  'gain-from',
  'gain-at',
  'farkle-odds',
  'scoring',
  'exceptions',
  'turn-types',
  'thresholds',
  'thumb',
] as const
export type FarkleDeck = (typeof FARKLE_DECKS)[number]

export const farkleDeckTitle = (deck: FarkleDeck): string => farkleTexts.cards.deckTitles[deck]
