import type { Points, Probability } from '../../../base/units.ts'
import { farkleTexts } from '../texts/texts.ts'
import { deckTitle, type Card, type DeckId } from '../../../cards/card.ts'
import { pointsText } from './card-words.ts'
import { DeckWorth } from './deck-worth.ts'
import { exceptionsDeck } from './exceptions-deck.ts'
import { gainAtDeck, gainFromDeck, isStartCard } from './gain-decks.ts'
import type { KnowledgeStep } from '../../../cards/knowledge-step.ts'
import { limitsDeck } from './limits-deck.ts'
import { oddsDeck } from './odds-deck.ts'
import { scoringDeck } from './scoring-deck.ts'
import type { DeckSources } from './sources.ts'
import { thresholdsDeck } from './thresholds-deck.ts'
import { turnTypesDeck } from './turn-types-deck.ts'

/** What knowing a deck is worth; null where no number says it, or none is known. */
export interface Worth {
  /** Points a turn, or a game, against who knows what comes before it; see the deck's `about`. */
  readonly points: Points | null
  /** Chance to win against the optimal player, first and second on average. */
  readonly wins: Probability | null
}

/** Cards that are learnt together. */
export interface Deck {
  readonly id: DeckId
  readonly title: string
  /** What it holds, and against whom it is worth so much. */
  readonly about: string
  /** In the order in which they are taught. */
  readonly cards: readonly Card[]
  readonly worth: Worth
}

const points = (gain: Points): Worth => ({ points: gain, wins: null })
const UNKNOWN: Worth = { points: null, wins: null }

/**
 * The decks of a rule set, in the order in which they are taught, those without a card left out.
 * Makes all cards and evaluates what each is worth: some tenths of a second.
 */
export function decksOf(sources: DeckSources, worth: DeckWorth = new DeckWorth(sources)): Deck[] {
  const { rules, thresholds } = sources
  const penalty = rules.farklePenalty !== null
  const onceBanked = rules.minimumFirstBank > rules.minimumBank
  const { about } = farkleTexts.cards
  const tables = penalty ? worth.tables : worth.table
  const decks: Deck[] = [
    {
      id: 'limits',
      title: deckTitle('limits'),
      about: about.limits(onceBanked, penalty, pointsText(worth.hold.at)),
      cards: limitsDeck(sources, worth),
      worth: points(worth.limits - worth.hold.points),
    },
    {
      id: 'gain-from',
      title: deckTitle('gain-from'),
      about: about.gainFrom(onceBanked, penalty),
      cards: gainFromDeck(sources, worth),
      worth: points(worth.table - worth.limits),
    },
    {
      id: 'gain-at',
      title: deckTitle('gain-at'),
      about: about.gainAt(onceBanked, penalty),
      cards: gainAtDeck(sources, worth),
      worth: points(worth.table - worth.limits),
    },
    {
      id: 'farkle-odds',
      title: deckTitle('farkle-odds'),
      about: about.farkleOdds,
      cards: oddsDeck(sources),
      worth: UNKNOWN,
    },
    {
      id: 'scoring',
      title: deckTitle('scoring'),
      about: about.scoring,
      cards: scoringDeck(sources),
      worth: UNKNOWN,
    },
    {
      id: 'exceptions',
      title: deckTitle('exceptions'),
      about: about.exceptions(penalty),
      cards: exceptionsDeck(sources, worth),
      worth: points(worth.best - tables),
    },
    {
      id: 'turn-types',
      title: deckTitle('turn-types'),
      about: about.turnTypes,
      cards: turnTypesDeck(sources, worth),
      worth: penalty ? points(worth.turnTypes - worth.table) : UNKNOWN,
    },
    {
      id: 'thresholds',
      title: deckTitle('thresholds'),
      about: about.thresholds,
      cards: thresholdsDeck(sources),
      worth: {
        points: null,
        wins: thresholds && thresholds.average - thresholds.withoutThresholds,
      },
    },
  ]
  return decks.filter(({ cards }) => cards.length > 0)
}

/**
 * The cards that teach a step of knowledge: those of its decks, but of the deck on what a roll is
 * worth the first values come one step before the rest.
 */
export function cardsOfStep(step: KnowledgeStep, decks: readonly Deck[]): Card[] {
  const cards = decks.filter(({ id }) => step.decks.includes(id)).flatMap((deck) => deck.cards)
  if (step.id === 'values') return cards.filter(isStartCard)
  return step.id === 'table' ? cards.filter((card) => !isStartCard(card)) : cards
}
