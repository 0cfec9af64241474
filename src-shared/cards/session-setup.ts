import * as v from 'valibot'
import { texts } from '../texts/texts.ts'
import { GOALS, type Probability } from '../base/units.ts'

const retentionRule = (): string => texts.cards.session.retention

/** The probability of recall at which a card becomes due. */
export const desiredRetentionSchema = v.pipe(
  v.number(retentionRule),
  v.finite(retentionRule),
  v.minValue(0.7, retentionRule),
  v.maxValue(0.97, retentionRule),
)
export const DEFAULT_RETENTION: Probability = 0.9

const MAX_RULE_TEXT = 500

/** A rule of thumb whose numbers the user learns, in the text form of its game. */
export const learntRuleSchema = v.strictObject({
  goal: v.picklist(GOALS),
  rule: v.pipe(v.string(), v.maxLength(MAX_RULE_TEXT)),
})
export type LearntRule = v.InferOutput<typeof learntRuleSchema>
