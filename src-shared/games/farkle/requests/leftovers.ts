import * as v from 'valibot'
import { chance, count, number } from '../../../schemas/numbers.ts'
import { ruleSetSchema } from './rules.ts'

export const leftoverRequests = {
  /** Fails for games without leftovers, and for games that are too large. */
  'leftovers.solve': {
    params: v.object({ rules: ruleSetSchema }),
    answer: v.object({
      winProbability: chance,
      states: count,
      evaluations: count,
      residual: number,
      standings: v.array(
        v.object({
          own: number,
          opponent: number,
          winProbability: chance,
          /** By number of dice left: least turn total from which it is better; null if never. */
          takeFrom: v.array(v.nullable(number)),
        }),
      ),
    }),
  },
} as const
