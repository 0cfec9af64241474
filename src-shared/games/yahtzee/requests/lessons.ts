import * as v from 'valibot'
import type { LessonSchemas } from '../../game.ts'
import { yahtzeeSetupSchema } from '../drill/setup.ts'

export const yahtzeeLessonSchemas = {
  drill: v.omit(yahtzeeSetupSchema, ['seed']),
} satisfies LessonSchemas
