import type { Points, Probability } from '../base/units.ts'
import type { Card, DeckId } from './card.ts'

export interface Worth {
  /** Per turn or game, given all earlier decks; null if no policy defines it. */
  readonly points: Points | null
  /** Win probability gained against optimal play, averaged over going first and second. */
  readonly wins: Probability | null
}

export interface Deck {
  readonly id: DeckId
  readonly title: string
  readonly about: string
  readonly cards: readonly Card[]
  readonly worth: Worth
}

/** Smaller gains would be shown as 0.0 points or 0.00 percentage points. */
export const LEAST_WORTH = { points: 0.05, wins: 0.00005 } as const

/** Whether a deck has cards and is not known to be worthless. */
export function isOffered({ cards, worth: { points, wins } }: Deck): boolean {
  const isKnown = points !== null || wins !== null
  const isWorth = (points ?? 0) >= LEAST_WORTH.points || (wins ?? 0) >= LEAST_WORTH.wins
  return cards.length > 0 && (isWorth || !isKnown)
}

export function cardsOfDecks(
  step: { readonly decks: readonly DeckId[] },
  decks: readonly Deck[],
): Card[] {
  return decks.filter(({ id }) => step.decks.includes(id)).flatMap(({ cards }) => cards)
}
