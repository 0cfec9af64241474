import { scorecardTexts } from '../texts/texts.ts'

export const SCORECARD_DECKS = [
  'roll-odds',
  'averages',
  'upper-bonus',
  'zeros',
  'opening-keeps',
] as const
export type ScorecardDeck = (typeof SCORECARD_DECKS)[number]

/** Decks of earlier versions and the decks that replaced them. */
export const FORMER_DECKS: Readonly<Record<string, ScorecardDeck>> = { 'few-rules': 'averages' }

export const scorecardDeckTitle = (deck: ScorecardDeck): string =>
  scorecardTexts.cards.deckTitles[deck]
