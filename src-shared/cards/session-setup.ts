import * as v from 'valibot'
import { GOALS } from '../base/units.ts'

const MAX_RULE_TEXT = 500

/** A rule of thumb whose numbers the user learns, in the text form of its game. */
export const learntRuleSchema = v.strictObject({
  goal: v.picklist(GOALS),
  rule: v.pipe(v.string(), v.maxLength(MAX_RULE_TEXT)),
})
export type LearntRule = v.InferOutput<typeof learntRuleSchema>
