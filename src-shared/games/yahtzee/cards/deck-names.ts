import { yahtzeeTexts } from '../texts/texts.ts'

export const YAHTZEE_DECKS = [
  'roll-odds',
  'averages',
  'upper-bonus',
  'zeros',
  'opening-keeps',
  'few-rules',
] as const
export type YahtzeeDeck = (typeof YAHTZEE_DECKS)[number]

export const yahtzeeDeckTitle = (deck: YahtzeeDeck): string => yahtzeeTexts.cards.deckTitles[deck]
