import * as v from 'valibot'
import { GOALS } from '../base/goal.ts'

/** Longer than the text of any rule that a game finds. */
export const MAX_RULE_TEXT = 500

/** A rule of thumb of which somebody learns the numbers, as the text that its game writes. */
export const learntRuleSchema = v.strictObject({
  /** What it is for. */
  goal: v.picklist(GOALS),
  rule: v.pipe(v.string(), v.maxLength(MAX_RULE_TEXT)),
})
export type LearntRule = v.InferOutput<typeof learntRuleSchema>
