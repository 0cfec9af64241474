import * as v from 'valibot'
import { CATEGORIES } from '../rules/categories.ts'

/** As choiceCode writes it. */
const choice = v.pipe(v.string(), v.regex(new RegExp(`^(k[1-6]{0,5}|${CATEGORIES.join('|')})$`)))

/** Fields that only Yahtzee keeps of an answer; see choiceCode. */
export const keptYahtzeeSchema = v.strictObject({
  choice,
  best: choice,
  /** Whether it is what the rule of thumb does that the drill was about. */
  followed: v.optional(v.boolean()),
})
export type KeptYahtzeeAnswer = v.InferOutput<typeof keptYahtzeeSchema>
