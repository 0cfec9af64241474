import * as v from 'valibot'
import type { LessonSchemas } from '../../game.ts'
import { yahtzeeSetupSchema } from '../drill/setup.ts'

/** What requests about lessons say of Yahtzee. */
export const yahtzeeLessonSchemas = {
  drill: v.omit(yahtzeeSetupSchema, ['seed']),
} satisfies LessonSchemas
