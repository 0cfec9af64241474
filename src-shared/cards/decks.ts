import type { Points, Probability } from '../base/units.ts'
import { DECK_TITLES, type Card, type DeckId } from './card.ts'
import { pointsText } from './card-words.ts'
import { DeckWorth } from './deck-worth.ts'
import { exceptionsDeck } from './exceptions-deck.ts'
import { gainAtDeck, gainFromDeck, isStartCard } from './gain-decks.ts'
import type { KnowledgeStep } from './knowledge-steps.ts'
import { limitsDeck } from './limits-deck.ts'
import { oddsDeck } from './odds-deck.ts'
import { scoringDeck } from './scoring-deck.ts'
import type { DeckSources } from './sources.ts'
import { thresholdsDeck } from './thresholds-deck.ts'
import { turnTypesDeck } from './turn-types-deck.ts'

/** What knowing a deck is worth; null where no number says it, or none is known. */
export interface Worth {
  /** Points a turn, against who knows what comes before it; see the deck's `about`. */
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
  const usual = [
    rules.minimumFirstBank > rules.minimumBank ? ' once something is banked' : '',
    penalty ? ' with no farkle before' : '',
  ].join('')
  const tables = penalty ? worth.tables : worth.table
  const decks: Deck[] = [
    {
      id: 'limits',
      title: DECK_TITLES.limits,
      about: `From which turn total to bank, for each number of dice left${usual}. Worth: against banking at ${pointsText(worth.hold.at)} with any number of dice; both take all points of a roll.`,
      cards: limitsDeck(sources, worth),
      worth: points(worth.limits - worth.hold.points),
    },
    {
      id: 'gain-from',
      title: DECK_TITLES['gain-from'],
      about: `From which turn totals rolling is worth at most so much${usual}: the breakpoint table. Worth: against knowing the limits alone and taking all points of a roll.`,
      cards: gainFromDeck(sources, worth),
      worth: points(worth.table - worth.limits),
    },
    {
      id: 'gain-at',
      title: DECK_TITLES['gain-at'],
      about: `The breakpoint table the other way round${usual}: what rolling is worth at a turn total. Worth: the same knowledge as the breakpoints, against knowing the limits alone.`,
      cards: gainAtDeck(sources, worth),
      worth: points(worth.table - worth.limits),
    },
    {
      id: 'farkle-odds',
      title: DECK_TITLES['farkle-odds'],
      about: 'How often each number of dice farkles, right within half a percentage point.',
      cards: oddsDeck(sources),
      worth: UNKNOWN,
    },
    {
      id: 'scoring',
      title: DECK_TITLES.scoring,
      about: 'What each set and combination scores.',
      cards: scoringDeck(sources),
      worth: UNKNOWN,
    },
    {
      id: 'exceptions',
      title: DECK_TITLES.exceptions,
      about: `The rolls in which the table errs, those that cost most. Worth of all there are: against following the table${penalty ? ' of each turn type' : ''}.`,
      cards: exceptionsDeck(sources, worth),
      worth: points(worth.best - tables),
    },
    {
      id: 'turn-types',
      title: DECK_TITLES['turn-types'],
      about:
        'The limits after farkles in a row, where they differ. Worth: against playing every turn as with no farkle before; both set aside by the table for that.',
      cards: turnTypesDeck(sources, worth),
      worth: penalty ? points(worth.turnTypes - worth.table) : UNKNOWN,
    },
    {
      id: 'thresholds',
      title: DECK_TITLES.thresholds,
      about:
        'From which banked scores on not to bank short of the goal. Worth: games won against the perfect player, against following the table alone.',
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
