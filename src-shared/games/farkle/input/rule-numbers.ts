import * as v from 'valibot'
import { grouped } from '../../../texts/numbers.ts'
import { MAX_POINTS } from '../rules/fields.ts'
import { farkleTexts } from '../texts/texts.ts'

export function wholeNumber(
  from: number,
  to: number,
  rule = () => farkleTexts.game.must.wholeNumber(grouped(from), grouped(to)),
) {
  return v.pipe(v.number(rule), v.integer(rule), v.minValue(from, rule), v.maxValue(to, rule))
}

export const points = (from = 0) => wholeNumber(from, MAX_POINTS)
