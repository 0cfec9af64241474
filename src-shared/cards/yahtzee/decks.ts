import { texts } from '../../texts/texts.ts'
import { deckTitle, type Card, type DecksOfGame } from '../card.ts'
import type { Deck, Worth } from '../decks.ts'
import { averagesDeck } from './averages-deck.ts'
import { upperBonusDeck } from './bonus-deck.ts'
import { habitCost, openingKeepsDeck } from './keeps-deck.ts'
import { rollOddsDeck } from './odds-deck.ts'
import { YahtzeeMaterial, type YahtzeeSources } from './sources.ts'
import { zerosDeck } from './zeros-deck.ts'

const UNKNOWN: Worth = { points: null, wins: null }

/** The decks of a game of Yahtzee, in the order in which they are taught, those without a card left out. */
export function yahtzeeDecks(sources: YahtzeeSources): Deck[] {
  const material = new YahtzeeMaterial(sources)
  const { means, rules } = sources
  const { about } = texts.yahtzeeCards
  const deck = (id: DecksOfGame['yahtzee'], cards: readonly Card[], worth = UNKNOWN): Deck => ({
    ...{ id, cards, worth },
    title: deckTitle(id),
    about: id === 'averages' ? about.averages(means !== null) : about[id],
  })
  const decks = [
    deck('opening-keeps', openingKeepsDeck(material), {
      points: habitCost(material.opening),
      wins: null,
    }),
    deck('averages', averagesDeck(sources), {
      points: means && means.averages - means.greedy,
      wins: null,
    }),
    deck('zeros', zerosDeck(material)),
    deck('upper-bonus', upperBonusDeck(material, sources.scores)),
    deck('roll-odds', rollOddsDeck(rules)),
  ]
  return decks.filter(({ cards }) => cards.length > 0)
}
