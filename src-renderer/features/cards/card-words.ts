import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import { pageTexts } from '#shared/texts/page-texts.ts'
import { formatNumber, formatPercent, formatText } from '../../components/format.ts'

export type CardVerdict = AnswerOf<BackendRequests, 'cards.rate'>['verdict']
export type CardStep = AnswerOf<BackendRequests, 'cards.next'>
export type ShownCard = Extract<CardStep, { kind: 'card' }>['card']

type Unit = ShownCard['unit']

/** Size of an error with its unit: "50 points", "0.4 points", "1.2 percentage points". */
export function errorSize(unit: Unit, error: number, decimals = 0): string {
  const size = Math.abs(error)
  const { points, percentagePoints } = pageTexts.cardsPage.verdict
  if (unit === 'percent') return percentagePoints(formatPercent(size))
  return points(size, formatNumber(size, decimals))
}

/** Answer and its error: "You said 400: 50 points too low." */
export function givenWords(
  card: ShownCard,
  given: string | number | null,
  { right, error }: Pick<CardVerdict, 'right' | 'error'>,
): string {
  // A chosen text is marked among the choices.
  if (given === null || (typeof given === 'number' && card.unit === null)) return ''
  const said = typeof given === 'number' ? (card.choices[given] ?? '') : given.trim()
  const answer = formatText(said)
  const words = pageTexts.cardsPage.verdict
  if (right || error === null || error === 0) return words.said(answer)
  const off = error < 0 ? words.tooLow : words.tooHigh
  return off(answer, errorSize(card.unit, error, card.form?.decimals))
}

export function verdictWord(given: string | number | null, { right }: CardVerdict): string {
  const words = pageTexts.cardsPage.verdict
  if (right) return words.right
  return given === null ? words.notKnown : words.wrong
}
