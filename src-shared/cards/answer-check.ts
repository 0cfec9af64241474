import { visible } from '../base/plain-text.ts'
import { failed, ok, type Result } from '../base/result.ts'
import { texts } from '../texts/texts.ts'
import { decimals, grouped } from '../texts/numbers.ts'
import type { CardAnswer, CardUnit, NumericAnswer } from './card.ts'

/** Percentages as 0 to 1; null means "never". */
export type GivenNumber = number | null

export interface CheckedNumber {
  readonly right: boolean
  readonly given: GivenNumber
  /** Given minus right answer, in the card's unit; 0 within the span; null if either is "never". */
  readonly error: number | null
}

const MAX_QUOTED = 40
// Words of all languages are accepted.
const NEVER = /^(never|none|nie|niemals|[-\u2013\u2014\u2212])$/
const ALWAYS = /^(always|immer)$/
const UNITS: Readonly<Record<CardUnit, RegExp>> = {
  points: /\s*(points?|pts?\.?|punkte?|pkte?\.?|p)$/,
  percent: /\s*(%|percent|per cent|prozent)$/,
}
const GROUPED = /^\d{1,3}(?:([,.' \u2019\u00a0\u202f])\d{3})(?:\1\d{3})*$/
const ROUNDING = 1e-9

function wrong(message: string): Result<never> {
  return failed({ field: 'answer', message })
}

/** Determines how a typed answer is read. */
export type Asked = Pick<NumericAnswer, 'unit' | 'form'>

function exampleOf({ unit, form }: Asked): string {
  if (unit === 'percent') return decimals(44.4, 1)
  return form.decimals > 0 ? decimals(8.6, 1) : grouped(450)
}

function noNumber(text: string, asked: Asked): Result<never> {
  const quoted = visible(text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text)
  const { noNumber, noNumberNorNever } = texts.cards.typed
  return wrong((asked.form.never ? noNumberNorNever : noNumber)(quoted, exampleOf(asked)))
}

function readMarked(text: string, places: number): number | null {
  const mark = places > 0 ? texts.common.decimalMark : ''
  const inThousands = GROUPED.exec(text)
  if (inThousands && inThousands[1] !== mark) return Number(text.replace(/\D/g, ''))
  const plain = text.replace(',', '.')
  return /^(\d+(\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : null
}

function readPoints(text: string, quoted: string, asked: Asked): Result<GivenNumber> {
  const { most, decimals: places } = asked.form
  const { whole, tooMany } = texts.cards.typed
  const value = readMarked(text, places)
  if (value === null) return noNumber(quoted, asked)
  if (places === 0 && !Number.isInteger(value)) return wrong(whole(exampleOf(asked)))
  return value <= most ? ok(value) : wrong(tooMany(grouped(most)))
}

function readPercent(text: string, quoted: string, asked: Asked): Result<GivenNumber> {
  const value = readMarked(text, asked.form.decimals)
  if (value === null) return noNumber(quoted, asked)
  return value <= 100 ? ok(value / 100) : wrong(texts.cards.typed.above100)
}

/**
 * Reads a typed number: "1,250", "1 250", "450 points", "8.6", "44.4 %", "44,4". "never" or "-"
 * means null where the form allows it, "always" means 0. Fails with a sentence on what to type.
 */
export function readAnswer(typed: string, asked: Asked): Result<GivenNumber> {
  const { unit, form } = asked
  const quoted = typed.trim()
  const text = quoted.toLowerCase()
  const words = texts.cards.typed
  if (text === '') {
    const { points, pointsOrNever, percent } = words.empty
    const empty = unit === 'percent' ? percent : form.never ? pointsOrNever : points
    return wrong(empty(exampleOf(asked)))
  }
  if (unit === 'percent' && NEVER.test(text)) return ok(0)
  if (unit === 'percent' && ALWAYS.test(text)) return ok(1)
  if (form.never && NEVER.test(text)) return ok(null)
  if (form.never && ALWAYS.test(text)) return ok(0)
  const other: CardUnit = unit === 'points' ? 'percent' : 'points'
  if (/\d/.test(text) && UNITS[other].test(text)) {
    return wrong(unit === 'points' ? words.asksPoints : words.asksPercent)
  }
  const number = text.replace(UNITS[unit], '').replace(/^\+/, '')
  if (/^[-\u2212]\s*[\d.,]+$/.test(number)) return wrong(words.belowZero)
  return (unit === 'points' ? readPoints : readPercent)(number, quoted, asked)
}

export function checkNumber(answer: CardAnswer, given: GivenNumber): CheckedNumber {
  if (answer.kind === 'never') return { right: given === null, given, error: null }
  if (answer.kind === 'choice' || given === null) return { right: false, given, error: null }
  const { value, slack, span } = answer
  const inSpan = span !== undefined && given >= span[0] && given <= span[1]
  const error = inSpan ? 0 : given - value
  return { right: Math.abs(error) <= slack + ROUNDING, given, error }
}

export function checkTyped(answer: CardAnswer, typed: string): Result<CheckedNumber> {
  if (answer.kind === 'choice') return wrong(texts.cards.typed.choose)
  const read = readAnswer(typed, answer)
  return read.ok ? ok(checkNumber(answer, read.value)) : read
}
