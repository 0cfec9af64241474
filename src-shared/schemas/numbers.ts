import * as v from 'valibot'
import { MAX_ANSWER_MS, MAX_EXPECTED_POINTS, MAX_SCORE, MAX_TIME } from '../base/bounds.ts'

// Every number in a request, an answer or a package has a lower and an upper bound.

/** Integers are exact up to here, and sums of millions of their squares stay finite. */
const MAX_NUMBER = Number.MAX_SAFE_INTEGER

/** Integer with bounds; one message for all violations. */
export const wholeNumber = (rule: () => string, least: number, most: number) =>
  v.pipe(v.number(rule), v.integer(rule), v.minValue(least, rule), v.maxValue(most, rule))

export const whole = (from: number, to: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(from), v.maxValue(to))

const real = (from: number, to: number) =>
  v.pipe(v.number(), v.finite(), v.minValue(from), v.maxValue(to))

export const number = real(-MAX_NUMBER, MAX_NUMBER)

export const count = whole(0, MAX_NUMBER)

export const id = whole(1, MAX_NUMBER)

/** Unix milliseconds. */
export const time = whole(0, MAX_TIME)

/** Milliseconds. */
export const answerTime = whole(0, MAX_ANSWER_MS)

export const scoreCount = whole(0, MAX_SCORE)

/** Value of an option: expected points, a loss of points, or a probability. */
export const value = real(-MAX_EXPECTED_POINTS, MAX_EXPECTED_POINTS)

/** Upper bound for any goal; see MAX_LOSS for the bound of each goal. */
export const loss = real(0, MAX_EXPECTED_POINTS)

export const chance = real(0, 1)
