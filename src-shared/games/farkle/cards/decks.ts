import type { Points } from '../../../base/units.ts'
import { type Card, mostValuableFirst } from '../../../cards/card.ts'
import { isOffered, type Deck } from '../../../cards/deck.ts'
import { farkleDeck } from './deck-names.ts'
import { DeckWorth } from './deck-worth.ts'
import { exceptionsDeck } from './exceptions-deck.ts'
import { gainFromDeck, isStartCard } from './gain-decks.ts'
import { limitsDeck, thresholdsDeck, turnTypesDeck, oddsDeck } from './limits-deck.ts'
import { scoringDeck } from './scoring-deck.ts'
import type { DeckSources } from './sources.ts'
import { thumbDeck } from './thumb-deck.ts'

/** In teaching order, without empty or worthless decks. Takes some tenths of a second. */
export function decksOf(sources: DeckSources, worth: DeckWorth = new DeckWorth(sources)): Deck[] {
  const { rules, thresholds } = sources
  const penalty = rules.farklePenalty !== null
  const tables = penalty ? worth.tables : worth.table
  return [
    farkleDeck('limits', limitsDeck(sources, worth), { points: worth.limits - worth.hold.points }),
    farkleDeck('gain-from', gainFromDeck(sources, worth), { points: worth.table - worth.limits }),
    farkleDeck('farkle-odds', oddsDeck(sources)),
    farkleDeck('scoring', scoringDeck(sources)),
    farkleDeck('exceptions', exceptionsDeck(sources, worth), { points: worth.best - tables }),
    farkleDeck('turn-types', turnTypesDeck(sources, worth), {
      points: penalty ? worth.turnTypes - worth.table : null,
    }),
    farkleDeck('thresholds', thresholdsDeck(sources), {
      wins: thresholds && thresholds.average - thresholds.withoutThresholds,
    }),
    farkleDeck('thumb', thumbDeck(sources)),
  ].filter(isOffered)
}

const NEXT_TO_NOTHING: Points = 0.005

/** The first values of the breakpoint table come before the rest of it. */
function startFirst({ cards }: Deck): Card[][] {
  return [cards.filter(isStartCard), cards.filter((card) => !isStartCard(card))]
}

/**
 * All cards in learning order: by deck, most valuable first; then cards of almost no worth; last
 * the decks whose cards all have unknown worth, since they teach common knowledge.
 */
export function cardsInOrder(decks: readonly Deck[]): Card[] {
  const taught = decks.flatMap(startFirst).map(mostValuableFirst)
  const isWorth = (cards: readonly Card[]): boolean => cards.some(({ worth }) => worth !== null)
  const valued = taught.filter(isWorth).flat()
  const last = taught.filter((cards) => !isWorth(cards))
  const ranked = [
    ...valued.filter(({ worth }) => worth !== null && worth > NEXT_TO_NOTHING),
    ...valued,
    ...last.flat(),
  ]
  return [...new Map(ranked.map((card) => [card.id, card])).values()]
}
