import type { Points, Probability } from '../base/units.ts'
import type { Card, DeckId } from './card.ts'
import { LEAST_WORTH, type KnowledgeStep } from './knowledge-step.ts'

/** Worth of knowing a deck; null where there is no such number or it is not known. */
export interface Worth {
  /** Points a turn, or a game, against who knows what comes before it; null where no play tells. */
  readonly points: Points | null
  /** Chance to win against the optimal player, first and second on average. */
  readonly wins: Probability | null
}

/** Cards that are learnt together. */
export interface Deck {
  readonly id: DeckId
  readonly title: string
  /** Its cards in a few words. */
  readonly about: string
  /** In the order in which they are taught. */
  readonly cards: readonly Card[]
  readonly worth: Worth
}

/** Whether a deck has cards, and is not known to be worth nothing. */
export function isOffered({ cards, worth: { points, wins } }: Deck): boolean {
  const isKnown = points !== null || wins !== null
  const isWorth = (points ?? 0) >= LEAST_WORTH.points || (wins ?? 0) >= LEAST_WORTH.wins
  return cards.length > 0 && (isWorth || !isKnown)
}

/** The cards of the decks that teach a step of knowledge. */
export function cardsOfDecks(step: KnowledgeStep, decks: readonly Deck[]): Card[] {
  return decks.filter(({ id }) => step.decks.includes(id)).flatMap(({ cards }) => cards)
}
