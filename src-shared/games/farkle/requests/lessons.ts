import * as v from 'valibot'
import type { LessonSchemas } from '../../game.ts'
import { drillSetupSchema } from '../drill/setup.ts'

export const farkleLessonSchemas = {
  drill: v.omit(drillSetupSchema, ['seed']),
} satisfies LessonSchemas
