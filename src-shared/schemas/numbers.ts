import * as v from 'valibot'
import { texts } from '../texts/texts.ts'

/** Any number but NaN and the infinite ones. */
export const number = v.pipe(v.number(), v.finite())

/** How many of something. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** What the store numbers things by. */
export const id = v.pipe(v.number(), v.integer(), v.minValue(1))

/** A probability, or a part of a whole. */
export const chance = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(1))

/**
 * Many numbers at once, checked in one loop: a schema per number takes longer than drawing them.
 */
export const manyNumbers = v.custom<number[]>(
  (value) => Array.isArray(value) && value.every(Number.isFinite),
  () => texts.contract.numbers,
)

/** The same with null where there is no number. */
export const manyNumbersOrNone = v.custom<(number | null)[]>(
  (value) => Array.isArray(value) && value.every((one) => one === null || Number.isFinite(one)),
  () => texts.contract.numbersOrNone,
)
