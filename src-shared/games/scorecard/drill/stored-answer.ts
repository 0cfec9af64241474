import * as v from 'valibot'
import { BOX_NAMES } from '../rules/thirteen-boxes.ts'

const box = [...BOX_NAMES, '\\d', '1\\d', '2[0-3]'].join('|')
const choice = v.pipe(v.string(), v.regex(new RegExp(`^(k[1-6]{0,6}|${box})$`)))

/** Fields of an answer; choices as written by choiceCode. */
export const storedScorecardAnswerSchema = v.strictObject({
  choice,
  best: choice,
  /** Of earlier versions: whether the answer followed the drill's rule of thumb. */
  followed: v.optional(v.boolean()),
})
export type StoredScorecardAnswer = v.InferOutput<typeof storedScorecardAnswerSchema>
