import * as v from 'valibot'
import { count, id } from '../../../schemas/numbers.ts'
import { yahtzeeQuestionSchema } from './drill.ts'

/** A decision of Yahtzee's placement test. */
export const yahtzeePlacementQuestion = v.object({
  kind: v.literal('yahtzee-question'),
  number: id,
  /** About how many there will be. */
  of: count,
  question: yahtzeeQuestionSchema,
})
