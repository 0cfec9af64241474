import * as v from 'valibot'
import { CATEGORIES } from '../rules/categories.ts'

const choice = v.pipe(v.string(), v.regex(new RegExp(`^(k[1-6]{0,5}|${CATEGORIES.join('|')})$`)))

/** Answer fields of Yahtzee; choices as written by choiceCode. */
export const keptYahtzeeSchema = v.strictObject({
  choice,
  best: choice,
  followed: v.optional(v.boolean()),
})
export type KeptYahtzeeAnswer = v.InferOutput<typeof keptYahtzeeSchema>
