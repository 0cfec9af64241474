import type { DeckId } from '#shared/cards/card.ts'
import type { CardRating } from '#shared/cards/card-state.ts'
import type { CardVerdict, ShownCard } from '#shared/contract/cards.ts'
import type { RouteLocationRaw } from 'vue-router'
import { formatNumber, formatPercent, formatText } from '../../components/format.ts'

export const RATING_TITLES: Readonly<Record<CardRating, string>> = {
  again: 'Again',
  hard: 'Hard',
  good: 'Good',
  easy: 'Easy',
}

/** Why a card is shown; all but new ones are reviews. */
export const CAUSE_WORDS: Readonly<Record<ShownCard['cause'], string>> = {
  new: 'New',
  due: 'Review',
  again: 'Review: it was wrong before',
  step: 'Review: its next step',
}

export const STATE_WORDS = {
  unseen: 'Not seen',
  learning: 'Learning',
  due: 'Due',
  known: 'Known',
} as const

type Unit = ShownCard['unit']

/** A size of an error with its unit: "50 points", "1.2 percentage points". */
export function errorSize(unit: Unit, error: number): string {
  const size = Math.abs(error)
  return unit === 'percent'
    ? `${formatPercent(size)} percentage points`
    : `${formatNumber(size)} ${size === 1 ? 'point' : 'points'}`
}

/** What was answered and how far it is off: "You said 400: 50 points too low." */
export function givenWords(
  card: ShownCard,
  given: string | number | null,
  { right, error }: Pick<CardVerdict, 'right' | 'error'>,
): string {
  // Which words were chosen is marked among the choices.
  if (given === null || (typeof given === 'number' && card.unit === null)) return ''
  const said = typeof given === 'number' ? (card.choices[given] ?? '') : given.trim()
  const text = `You said ${formatText(said)}`
  if (right || error === null || error === 0) return `${text}.`
  return `${text}: ${errorSize(card.unit, error)} too ${error < 0 ? 'low' : 'high'}.`
}

/** The word of a verdict. */
export function verdictWord(given: string | number | null, { right }: CardVerdict): string {
  if (right) return 'Right'
  return given === null ? 'Not known' : 'Wrong'
}

/** A link to where a number comes from. */
export interface DeckLink {
  readonly title: string
  readonly to: RouteLocationRaw
}

const strategy = (tab: string, title: string): DeckLink => ({
  title,
  to: { name: 'strategy', params: { tab } },
})
const RULES: DeckLink = { title: 'The rules', to: { name: 'rules' } }
const CHART = strategy('chart', 'The chart')
const BREAKPOINTS = strategy('breakpoints', 'The breakpoint table')

const LINKS: Readonly<Record<DeckId, readonly DeckLink[]>> = {
  limits: [CHART, BREAKPOINTS],
  'gain-from': [CHART, BREAKPOINTS],
  'gain-at': [CHART, strategy('table', 'The value of rolling')],
  'farkle-odds': [strategy('table', 'The value of rolling'), RULES],
  scoring: [RULES],
  exceptions: [BREAKPOINTS, CHART],
  'turn-types': [strategy('turns', 'The turn types'), CHART],
  thresholds: [strategy('thresholds', 'When to go for it')],
}

/** The chart and the rule behind the numbers of a deck. */
export const deckLinks = (deck: DeckId): readonly DeckLink[] => LINKS[deck]
