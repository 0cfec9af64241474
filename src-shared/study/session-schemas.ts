import * as v from 'valibot'
import { MAX_EXPECTED_POINTS } from '../base/bounds.ts'
import { count, number } from '../schemas/numbers.ts'
import { grouped } from '../texts/numbers.ts'
import { texts } from '../texts/texts.ts'

const lossRule = (): string => texts.contract.loss(grouped(MAX_EXPECTED_POINTS))
const lossAbove = v.pipe(
  v.number(lossRule),
  v.finite(lossRule),
  v.gtValue(0, lossRule),
  v.maxValue(MAX_EXPECTED_POINTS, lossRule),
)

/** In points or win probability, by the goal. */
export const thresholdsSchema = v.pipe(
  v.object({ inaccuracy: lossAbove, mistake: lossAbove, blunder: lossAbove }),
  v.check(
    ({ inaccuracy, mistake, blunder }) => inaccuracy < mistake && mistake < blunder,
    () => texts.contract.growingLosses,
  ),
)

export const errorRateSchema = v.object({
  mean: number,
  low: v.nullable(number),
  high: v.nullable(number),
  count,
})
