import type { DeckId } from '#shared/cards/card.ts'
import type { CardVerdict, ShownCard } from '#shared/contract/cards.ts'
import { texts } from '#shared/texts/texts.ts'
import type { RouteLocationRaw } from 'vue-router'
import { formatCount, formatPercent, formatText } from '../../components/format.ts'

type Unit = ShownCard['unit']

/** A size of an error with its unit: "50 points", "1.2 percentage points". */
export function errorSize(unit: Unit, error: number): string {
  const size = Math.abs(error)
  const { points, percentagePoints } = texts.cardsPage.verdict
  return unit === 'percent' ? percentagePoints(formatPercent(size)) : formatCount(points, size)
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
  const answer = formatText(said)
  const words = texts.cardsPage.verdict
  if (right || error === null || error === 0) return words.said(answer)
  const off = error < 0 ? words.tooLow : words.tooHigh
  return off(answer, errorSize(card.unit, error))
}

/** The word of a verdict. */
export function verdictWord(given: string | number | null, { right }: CardVerdict): string {
  const words = texts.cardsPage.verdict
  if (right) return words.right
  return given === null ? words.notKnown : words.wrong
}

/** A link to where a number comes from. */
export interface DeckLink {
  readonly title: string
  readonly to: RouteLocationRaw
}

const strategy = (tab: string): RouteLocationRaw => ({ name: 'strategy', params: { tab } })
const ofYahtzee = (tab: string): RouteLocationRaw => ({ name: 'yahtzee.strategy', params: { tab } })

/** Where numbers come from. */
const PLACES = {
  rules: { name: 'rules' },
  chart: strategy('chart'),
  breakpoints: strategy('breakpoints'),
  rolling: strategy('table'),
  turns: strategy('turns'),
  thresholds: strategy('thresholds'),
  opening: ofYahtzee('opening'),
  boxes: ofYahtzee('boxes'),
  scores: ofYahtzee('scores'),
  card: { name: 'yahtzee.analyse' },
} as const satisfies Record<string, RouteLocationRaw>
type Place = keyof typeof PLACES

const SOURCES: Readonly<Record<DeckId, readonly Place[]>> = {
  limits: ['chart', 'breakpoints'],
  'gain-from': ['chart', 'breakpoints'],
  'gain-at': ['chart', 'rolling'],
  'farkle-odds': ['rolling', 'rules'],
  scoring: ['rules'],
  exceptions: ['breakpoints', 'chart'],
  'turn-types': ['turns', 'chart'],
  thresholds: ['thresholds'],
  'opening-keeps': ['opening'],
  averages: ['boxes'],
  zeros: ['boxes', 'card'],
  'upper-bonus': ['scores', 'card'],
  'roll-odds': ['opening'],
}

/** The chart and the rule behind the numbers of a deck. */
export const deckLinks = (deck: DeckId): readonly DeckLink[] =>
  (SOURCES[deck] ?? []).map((place) => ({
    title: texts.cardsPage.verdict.links[place],
    to: PLACES[place],
  }))
