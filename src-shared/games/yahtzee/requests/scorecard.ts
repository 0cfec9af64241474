import * as v from 'valibot'
import { chance, count, manyNumbers, number, seconds } from '../../../schemas/numbers.ts'
import { readBy, ruleHashSchema } from '../../../schemas/rules.ts'
import type { CardRules } from '../card/card.ts'
import { cardForm, parseCard } from '../card/card-schema.ts'

const card = readBy<CardRules>(parseCard, cardForm)

export const scorecardRequests = {
  /** What a solve takes, before it begins. */
  'scorecard.status': {
    params: v.object({ card }),
    answer: v.object({
      isSolved: v.boolean(),
      /** Solved part, 0 to 1. */
      fraction: chance,
      states: count,
      /** Of the table, in memory and on disk. */
      bytes: count,
      /** Estimate for a whole solve. */
      seconds,
    }),
  },
  /** Solves a card, or resumes. Refused for a large one without `mayBeLarge`; see UNASKED. */
  'scorecard.solve': {
    params: v.object({ card, mayBeLarge: v.optional(v.boolean(), false) }),
    answer: v.object({ hash: ruleHashSchema, states: count, seconds, expectedScore: number }),
  },
  /** Final scores of the best play; refused above MAX_SCORED_STATES. */
  'scorecard.statistics': {
    params: v.object({ card }),
    answer: v.object({
      mean: number,
      standardDeviation: number,
      /** chances[i]: probability of a final score of first + i. */
      first: count,
      chances: manyNumbers,
      percentiles: v.array(v.object({ percent: count, score: count })),
      /** Mean points of the bonus, and chance of any. */
      bonus: v.object({ mean: number, chance }),
      boxes: v.array(v.object({ mean: number, standardDeviation: number, zero: chance })),
    }),
  },
} as const
