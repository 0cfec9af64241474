import { yahtzeeTexts } from '../texts/texts.ts'

/** The decks that rules of Yahtzee can have, in the order in which they are taught. */
export const YAHTZEE_DECKS = [
  'opening-keeps',
  'averages',
  'zeros',
  'upper-bonus',
  'roll-odds',
] as const
export type YahtzeeDeck = (typeof YAHTZEE_DECKS)[number]

export const yahtzeeDeckTitle = (deck: YahtzeeDeck): string => yahtzeeTexts.cards.deckTitles[deck]
