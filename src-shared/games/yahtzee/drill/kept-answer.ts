import * as v from 'valibot'
import { BOX_NAMES_OF_YAHTZEE } from '../requests/box.ts'

const box = [...BOX_NAMES_OF_YAHTZEE, '\\d', '1\\d', '2[0-3]'].join('|')
const choice = v.pipe(v.string(), v.regex(new RegExp(`^(k[1-6]{0,6}|${box})$`)))

/** Fields of an answer; choices as written by choiceCode. */
export const keptYahtzeeSchema = v.strictObject({
  choice,
  best: choice,
  followed: v.optional(v.boolean()),
})
export type KeptYahtzeeAnswer = v.InferOutput<typeof keptYahtzeeSchema>
