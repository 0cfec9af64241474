import type { Goal, Value } from '../base/units.ts'
import { texts } from './texts.ts'

/** The digits of a number from 0 on, with the decimal mark of the language and a mark for thousands. */
export function marked(digits: string): string {
  const [whole = '', fraction] = digits.split('.')
  const thousands = whole.replace(/\B(?=(\d{3})+$)/g, texts.common.thousandsMark)
  return fraction === undefined ? thousands : thousands + texts.common.decimalMark + fraction
}

/** A number as plain text has it, with at most three decimals: "1,000,000", "2.5". */
export function grouped(value: number): string {
  const rounded = Math.round(value * 1000) / 1000
  return (rounded < 0 ? '-' : '') + marked(String(Math.abs(rounded)))
}

/** A number as plain text has it, always with so many decimals: "1,234.50"; in German "1.234,50". */
export function decimals(value: number, places: number): string {
  const fixed = Math.abs(value).toFixed(places)
  // Nothing rounds to minus zero.
  return (value < 0 && Number(fixed) !== 0 ? '-' : '') + marked(fixed)
}

/**
 * What lies between two numbers that are written beside it with so many decimals: the difference of
 * the numbers as they are written, so that whoever subtracts them comes to the same.
 */
export function writtenDifference(more: number, less: number, places: number): number {
  const written = (value: number): number => Number(value.toFixed(places))
  return Number((written(more) - written(less)).toFixed(places)) + 0
}

/** The unit in which a value is written: that of its goal, or of an estimated chance. */
export type Unit = Goal | 'estimate'

/** Points have one decimal, chances in percent two; those that are estimated none. */
export const DECIMALS: Readonly<Record<Unit, number>> = { points: 1, wins: 2, estimate: 0 }

/** The same of two values of a unit. */
export function valueDifference(unit: Unit, more: Value, less: Value): Value {
  return unit === 'points'
    ? writtenDifference(more, less, DECIMALS.points)
    : writtenDifference(more * 100, less * 100, DECIMALS[unit]) / 100
}

/**
 * The number a field's text stands for: digits, also grouped in thousands by spaces or by the mark
 * of the language; an empty field is 0. Any other text is handed on as it is, for the rule set's own
 * check to refuse.
 */
export function numberOf(text: string): number | string {
  const plain = text.trim().replace(/^[−–]/, '-')
  if (plain === '') return 0
  const marks = plain.replaceAll(texts.common.thousandsMark, ' ')
  if (/^-?\d{1,3}(\s\d{3})+$/.test(marks)) return Number(marks.replace(/\s/g, ''))
  return /^-?\d+$/.test(plain) ? Number(plain) : text
}
