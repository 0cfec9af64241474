import * as v from 'valibot'
import { grouped } from '../../../texts/numbers.ts'
import { farkleTexts } from '../texts/texts.ts'

/** The largest number of points any one field may hold, but for the goal. */
export const MAX_POINTS = 100_000
export const MAX_GOAL = 1_000_000

/** A whole number of a rule set, with a message of its own. */
export function wholeNumber(
  from: number,
  to: number,
  rule = () => farkleTexts.game.must.wholeNumber(grouped(from), grouped(to)),
) {
  return v.pipe(v.number(rule), v.integer(rule), v.minValue(from, rule), v.maxValue(to, rule))
}

/** Points of a rule set. */
export const points = (from = 0) => wholeNumber(from, MAX_POINTS)
