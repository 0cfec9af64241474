import * as v from 'valibot'
import { number } from '../../../schemas/numbers.ts'
import { cardRulesIdSchema } from '../../../schemas/rules.ts'
import type { LessonSchemas } from '../../game.ts'
import { drillSetupSchema } from '../drill/setup.ts'
import { ruleSetSchema } from './rules.ts'

/** What requests about lessons say of Farkle. */
export const farkleLessonSchemas = {
  drill: v.omit(drillSetupSchema, ['seed']),
} satisfies LessonSchemas

const subject = v.object({ rulesId: cardRulesIdSchema, rules: ruleSetSchema })

/** What lessons and decks add to the chance to win, which no other game counts. */
export const lessonWinRequests = {
  /** Whether that is known. */
  'lessons.winStatus': {
    params: subject,
    answer: v.object({
      state: v.picklist(['known', 'unknown', 'impossible']),
      /** Why it cannot be known. */
      reason: v.nullable(v.string()),
      /** About how long it takes to measure. */
      seconds: number,
    }),
  },
  /** Measures it, by matches against the perfect player; the game is solved for wins first. */
  'lessons.wins': { params: subject, answer: v.object({}) },
} as const
