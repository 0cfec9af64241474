import * as v from 'valibot'
import type { LessonSchemas } from '../../game.ts'
import { drillSetupSchema } from '../drill/setup.ts'

/** What requests about lessons say of Farkle. */
export const farkleLessonSchemas = {
  drill: v.omit(drillSetupSchema, ['seed']),
} satisfies LessonSchemas
