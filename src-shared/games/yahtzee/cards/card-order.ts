import type { Card } from '../../../cards/card.ts'
import type { Deck } from '../../../cards/deck.ts'
import type { YahtzeeDeck } from './deck-names.ts'

/**
 * The decks in the order in which their cards add most points a game. Who knows the averages alone
 * makes 8.3 more in the official game, who then learns the odds 23.7 more, or 0.7 a card; the bonus adds
 * 0.5 a card after that, the zeros 0.2.
 */
const FIRST: readonly YahtzeeDeck[] = [
  'averages',
  'roll-odds',
  'upper-bonus',
  'zeros',
  'opening-keeps',
]

/**
 * Cards that nobody needs who plays by their deck: how often a box ends with nothing, what a whole game
 * makes, and which box costs least, which is told by what each costs.
 */
const NOT_NEEDED = ['averages.zero.', 'upper-bonus.score', 'zeros.least.']

/** The cards of a deck that play needs; of those with a worth the ones that have some. */
export const neededCards = ({ cards }: Deck): Card[] =>
  cards.filter(
    ({ id, worth }) =>
      (worth === null || worth > 0) && !NOT_NEEDED.some((begin) => id.startsWith(begin)),
  )

/** All cards in the order in which new ones come: what play needs first, then all others. */
export function yahtzeeCardsInOrder(decks: readonly Deck[]): Card[] {
  const place = ({ id }: Deck): number => {
    const at = FIRST.indexOf(id as YahtzeeDeck)
    return at < 0 ? FIRST.length : at
  }
  const ranked = decks.toSorted((a, b) => place(a) - place(b))
  const all = [...ranked.flatMap(neededCards), ...ranked.flatMap(({ cards }) => cards)]
  return [...new Map(all.map((card) => [card.id, card])).values()]
}
