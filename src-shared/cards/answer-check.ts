import { visible } from '../base/plain-text.ts'
import { failed, ok, type Result } from '../base/result.ts'
import { grouped } from '../texts/numbers.ts'
import { texts } from '../texts/texts.ts'
import type { CardAnswer, CardUnit } from './card.ts'

/** A typed answer as a number in the card's unit, a chance between 0 and 1; null is never. */
export type GivenNumber = number | null

/** How a typed answer compares with the right one. */
export interface CheckedAnswer {
  readonly right: boolean
  readonly given: GivenNumber
  /** Given less right, in the card's unit; null where one of them is never. 0 within the span. */
  readonly error: number | null
}

const MAX_POINTS = 10_000_000
const MAX_QUOTED = 40
// What is typed is understood in every language, whichever is spoken.
const NEVER = /^(never|none|nie|niemals|[-\u2013\u2014\u2212])$/
const ALWAYS = /^(always|immer)$/
const UNITS: Readonly<Record<CardUnit, RegExp>> = {
  points: /\s*(points?|pts?\.?|punkte?|pkte?\.?|p)$/,
  percent: /\s*(%|percent|per cent|prozent)$/,
}
/** Digits in groups of three, or all together. */
const GROUPED = /^\d{1,3}(?:([,.' \u2019\u00a0\u202f])\d{3})(?:\1\d{3})*$/
const ROUNDING = 1e-9

function wrong(message: string): Result<never> {
  return failed({ field: 'answer', message })
}

function noNumber(text: string, unit: CardUnit): Result<never> {
  const quoted = visible(text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text)
  const { noPoints, noPercent } = texts.cards.typed
  return wrong(unit === 'points' ? noPoints(quoted) : noPercent(quoted))
}

function readPoints(text: string, quoted: string): Result<GivenNumber> {
  const digits = GROUPED.test(text) ? text.replace(/\D/g, '') : text
  if (!/^\d+$/.test(digits)) {
    return /^\d+[.,]\d+$/.test(digits) ? wrong(texts.cards.typed.whole) : noNumber(quoted, 'points')
  }
  const value = Number(digits)
  return value <= MAX_POINTS ? ok(value) : wrong(texts.cards.typed.tooMany(grouped(MAX_POINTS)))
}

function readPercent(text: string, quoted: string): Result<GivenNumber> {
  const plain = text.replace(',', '.')
  if (!/^(\d+(\.\d*)?|\.\d+)$/.test(plain)) return noNumber(quoted, 'percent')
  const value = Number(plain)
  return value <= 100 ? ok(value / 100) : wrong(texts.cards.typed.above100)
}

/**
 * Reads a typed number: "1,250", "1 250", "450 points", "44.4 %", "44,4"; "never" or "-" where
 * something does not exist, "always" for from 0 on. Fails with a sentence that says what to type.
 */
export function readAnswer(typed: string, unit: CardUnit): Result<GivenNumber> {
  const quoted = typed.trim()
  const text = quoted.toLowerCase()
  const words = texts.cards.typed
  if (text === '') return wrong(unit === 'points' ? words.emptyPoints : words.emptyPercent)
  if (NEVER.test(text)) return ok(unit === 'points' ? null : 0)
  if (ALWAYS.test(text)) return ok(unit === 'points' ? 0 : 1)
  const other: CardUnit = unit === 'points' ? 'percent' : 'points'
  if (/\d/.test(text) && UNITS[other].test(text)) {
    return wrong(unit === 'points' ? words.asksPoints : words.asksPercent)
  }
  const number = text.replace(UNITS[unit], '').replace(/^\+/, '')
  if (/^[-\u2212]\s*[\d.,]+$/.test(number)) return wrong(words.belowZero)
  return unit === 'points' ? readPoints(number, quoted) : readPercent(number, quoted)
}

/** Whether a number is right for a card, and by how much it is off; choices are never right here. */
export function checkNumber(answer: CardAnswer, given: GivenNumber): CheckedAnswer {
  if (answer.kind === 'choice') return { right: false, given, error: null }
  if (answer.kind === 'never') return { right: given === null, given, error: null }
  if (given === null) return { right: false, given, error: null }
  const { value, slack, span } = answer
  const inSpan = span !== undefined && given >= span[0] && given <= span[1]
  const error = inSpan ? 0 : given - value
  return { right: Math.abs(error) <= slack + ROUNDING, given, error }
}

/** Checks what was typed for a card that asks a number; fails where it is none. */
export function checkTyped(answer: CardAnswer, typed: string): Result<CheckedAnswer> {
  if (answer.kind === 'choice') return wrong(texts.cards.typed.choose)
  const read = readAnswer(typed, answer.unit)
  return read.ok ? ok(checkNumber(answer, read.value)) : read
}
