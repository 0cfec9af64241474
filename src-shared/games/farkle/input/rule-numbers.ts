import * as v from 'valibot'
import { grouped } from '../../../texts/numbers.ts'
import { farkleTexts } from '../texts/texts.ts'

/** Limit of every field but the goal. */
export const MAX_POINTS = 100_000
export const MAX_GOAL = 1_000_000

export function wholeNumber(
  from: number,
  to: number,
  rule = () => farkleTexts.game.must.wholeNumber(grouped(from), grouped(to)),
) {
  return v.pipe(v.number(rule), v.integer(rule), v.minValue(from, rule), v.maxValue(to, rule))
}

export const points = (from = 0) => wholeNumber(from, MAX_POINTS)
