import type { Points } from '../../../base/units.ts'
import { farkleTexts } from '../texts/texts.ts'
import type { Card } from '../../../cards/card.ts'
import { mostValuableFirst } from '../../../cards/card-order.ts'
import { cardsOfDecks, isOffered, type Deck, type Worth } from '../../../cards/deck.ts'
import { farkleDeckTitle } from './deck-names.ts'
import { DeckWorth } from './deck-worth.ts'
import { exceptionsDeck } from './exceptions-deck.ts'
import { gainFromDeck, isStartCard } from './gain-decks.ts'
import type { KnowledgeStep } from '../../../cards/knowledge-step.ts'
import { limitsDeck } from './limits-deck.ts'
import { oddsDeck } from './odds-deck.ts'
import { scoringDeck } from './scoring-deck.ts'
import type { DeckSources } from './sources.ts'
import { thresholdsDeck } from './thresholds-deck.ts'
import { thumbDeck } from './thumb-deck.ts'
import { turnTypesDeck } from './turn-types-deck.ts'

const points = (gain: Points): Worth => ({ points: gain, wins: null })
const UNKNOWN: Worth = { points: null, wins: null }

/** In teaching order, without empty or worthless decks. Takes some tenths of a second. */
export function decksOf(sources: DeckSources, worth: DeckWorth = new DeckWorth(sources)): Deck[] {
  const { rules, thresholds } = sources
  const penalty = rules.farklePenalty !== null
  const { about } = farkleTexts.cards
  const tables = penalty ? worth.tables : worth.table
  const decks: Deck[] = [
    {
      id: 'limits',
      title: farkleDeckTitle('limits'),
      about: about.limits,
      cards: limitsDeck(sources, worth),
      worth: points(worth.limits - worth.hold.points),
    },
    {
      id: 'gain-from',
      title: farkleDeckTitle('gain-from'),
      about: about['gain-from'],
      cards: gainFromDeck(sources, worth),
      worth: points(worth.table - worth.limits),
    },
    {
      id: 'farkle-odds',
      title: farkleDeckTitle('farkle-odds'),
      about: about['farkle-odds'],
      cards: oddsDeck(sources),
      worth: UNKNOWN,
    },
    {
      id: 'scoring',
      title: farkleDeckTitle('scoring'),
      about: about.scoring,
      cards: scoringDeck(sources),
      worth: UNKNOWN,
    },
    {
      id: 'exceptions',
      title: farkleDeckTitle('exceptions'),
      about: about.exceptions,
      cards: exceptionsDeck(sources, worth),
      worth: points(worth.best - tables),
    },
    {
      id: 'turn-types',
      title: farkleDeckTitle('turn-types'),
      about: about['turn-types'],
      cards: turnTypesDeck(sources, worth),
      worth: penalty ? points(worth.turnTypes - worth.table) : UNKNOWN,
    },
    {
      id: 'thresholds',
      title: farkleDeckTitle('thresholds'),
      about: about.thresholds,
      cards: thresholdsDeck(sources),
      worth: {
        points: null,
        wins: thresholds && thresholds.average - thresholds.withoutThresholds,
      },
    },
    {
      id: 'thumb',
      title: farkleDeckTitle('thumb'),
      about: about.thumb,
      cards: thumbDeck(sources),
      worth: UNKNOWN,
    },
  ]
  return decks.filter(isOffered)
}

/** The first values of the breakpoint table belong to an earlier step than the rest of it. */
export function cardsOfStep(step: KnowledgeStep, decks: readonly Deck[]): Card[] {
  const cards = cardsOfDecks(step, decks)
  if (step.id === 'values') return cards.filter(isStartCard)
  return step.id === 'table' ? cards.filter((card) => !isStartCard(card)) : cards
}

/** In points. */
const NEXT_TO_NOTHING: Points = 0.005

/**
 * All cards in learning order: by step, most valuable first; then cards of almost no worth; last
 * the steps whose cards all have unknown worth, since they teach common knowledge.
 */
export function cardsInOrder(steps: readonly KnowledgeStep[], decks: readonly Deck[]): Card[] {
  const taught = steps.map((step) => mostValuableFirst(cardsOfStep(step, decks)))
  const isWorth = (cards: readonly Card[]): boolean => cards.some(({ worth }) => worth !== null)
  const valued = taught.filter(isWorth).flat()
  const last = taught.filter((cards) => !isWorth(cards))
  const ranked = [
    ...valued.filter(({ worth }) => worth !== null && worth > NEXT_TO_NOTHING),
    ...valued,
    ...last.flat(),
    ...decks.flatMap(({ cards }) => cards),
  ]
  // A card of several steps comes with the first of them.
  return [...new Map(ranked.map((card) => [card.id, card])).values()]
}
