import * as v from 'valibot'
import { MAX_ANSWER_MS, MAX_EXPECTED_POINTS, MAX_SCORE, MAX_TIME } from '../base/bounds.ts'
import { texts } from '../texts/texts.ts'

// Every number of a request, an answer or a package has bounds above and below.

/** Up to here whole numbers are exact, and sums of millions of them and of their squares finite. */
const MAX_NUMBER = Number.MAX_SAFE_INTEGER

/** A whole number within bounds; all that is wrong about it is said in one sentence. */
export const wholeNumber = (rule: () => string, least: number, most: number) =>
  v.pipe(v.number(rule), v.integer(rule), v.minValue(least, rule), v.maxValue(most, rule))

/** A whole number within bounds. */
export const whole = (from: number, to: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(from), v.maxValue(to))

/** A number of an answer, of whatever unit. */
export const number = v.pipe(
  v.number(),
  v.finite(),
  v.minValue(-MAX_NUMBER),
  v.maxValue(MAX_NUMBER),
)

/** How many of something. */
export const count = whole(0, MAX_NUMBER)

/** Number of a record in the store. */
export const id = whole(1, MAX_NUMBER)

/** Milliseconds of the epoch. */
export const time = whole(0, MAX_TIME)

/** Milliseconds that an answer took. */
export const answerTime = whole(0, MAX_ANSWER_MS)

/** Score of a sprint or a streak. */
export const scoreCount = whole(0, MAX_SCORE)

/** A number of seconds, or of parts of one. */
export const seconds = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(MAX_NUMBER))

/** Expected points of a turn, a loss of them, or a chance: what options are compared by. */
export const value = v.pipe(
  v.number(),
  v.finite(),
  v.minValue(-MAX_EXPECTED_POINTS),
  v.maxValue(MAX_EXPECTED_POINTS),
)

/** Loss of a decision; a goal's own limit may be lower, see MAX_LOSS. */
export const loss = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(MAX_EXPECTED_POINTS))

/** A probability, or a part of a whole. */
export const chance = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(1))

const isBounded = (one: unknown): boolean => typeof one === 'number' && Math.abs(one) <= MAX_NUMBER

/**
 * Many numbers at once, checked in one loop: a schema per number takes longer than drawing them.
 */
export const manyNumbers = v.custom<number[]>(
  (list) => Array.isArray(list) && list.every(isBounded),
  () => texts.contract.numbers,
)

/** The same with null where there is no number. */
export const manyNumbersOrNone = v.custom<(number | null)[]>(
  (list) => Array.isArray(list) && list.every((one) => one === null || isBounded(one)),
  () => texts.contract.numbersOrNone,
)
