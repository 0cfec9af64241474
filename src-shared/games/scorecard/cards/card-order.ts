import type { Card } from '../../../cards/card.ts'
import type { Deck } from '../../../cards/deck.ts'
import type { ScorecardDeck } from './deck-names.ts'

/**
 * Decks by the points per game that their cards add. In the official game the averages alone add
 * 8.3, the odds after them 23.7 (0.7 a card), then the bonus 0.5 a card, the zeros 0.2.
 */
const FIRST: readonly ScorecardDeck[] = [
  'averages',
  'roll-odds',
  'upper-bonus',
  'zeros',
  'opening-keeps',
]

/** Prefixes of the ids of cards that are not needed to play by their deck. */
const NOT_NEEDED = ['averages.zero.', 'upper-bonus.score', 'zeros.least.']

export const neededCards = ({ cards }: Deck): Card[] =>
  cards.filter(
    ({ id, worth }) =>
      (worth === null || worth > 0) && !NOT_NEEDED.some((begin) => id.startsWith(begin)),
  )

export function scorecardCardsInOrder(decks: readonly Deck[]): Card[] {
  const place = ({ id }: Deck): number => {
    const at = FIRST.indexOf(id as ScorecardDeck)
    return at < 0 ? FIRST.length : at
  }
  const ranked = decks.toSorted((a, b) => place(a) - place(b))
  const all = [...ranked.flatMap(neededCards), ...ranked.flatMap(({ cards }) => cards)]
  return [...new Map(all.map((card) => [card.id, card])).values()]
}
