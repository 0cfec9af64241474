import { scorecardTexts } from '../texts/texts.ts'

export const SCORECARD_DECKS = [
  'roll-odds',
  'averages',
  'upper-bonus',
  'zeros',
  'opening-keeps',
  'few-rules',
] as const
export type ScorecardDeck = (typeof SCORECARD_DECKS)[number]

export const scorecardDeckTitle = (deck: ScorecardDeck): string =>
  scorecardTexts.cards.deckTitles[deck]
