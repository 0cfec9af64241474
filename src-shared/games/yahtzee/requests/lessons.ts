import * as v from 'valibot'
import { count, id } from '../../../schemas/numbers.ts'
import { reasonEntries } from '../../../study/session-schemas.ts'
import type { LessonSchemas } from '../../game.ts'
import { yahtzeeSetupSchema } from '../drill/setup.ts'
import { yahtzeeChoiceSchema, yahtzeeDrill, yahtzeeQuestionSchema } from './drill.ts'

/** What requests about lessons say of Yahtzee. */
export const yahtzeeLessonSchemas = {
  drill: v.omit(yahtzeeSetupSchema, ['seed']),
  question: v.object({
    kind: v.literal('yahtzee-question'),
    number: id,
    /** There are at most so many. */
    of: count,
    question: yahtzeeQuestionSchema,
  }),
  choice: yahtzeeChoiceSchema,
  answered: v.object({ ...yahtzeeDrill.pastAnswer.entries, ...reasonEntries }),
} satisfies LessonSchemas

export type YahtzeePlacementQuestion = v.InferOutput<typeof yahtzeeLessonSchemas.question>
