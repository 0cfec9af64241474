import * as v from 'valibot'
import { chance, count, number } from '../../../schemas/numbers.ts'
import { ruleSetSchema } from './rules.ts'

export const leftoverRequests = {
  /** Fails for games without leftovers, and for games that are too large. */
  'leftovers.solve': {
    params: v.object({ rules: ruleSetSchema }),
    answer: v.object({
      /** Of the first player, both playing to win. */
      winProbability: chance,
      states: count,
      evaluations: count,
      residual: number,
      standings: v.array(
        v.object({
          own: number,
          opponent: number,
          /** For a turn that starts with all dice and no points. */
          winProbability: chance,
          /**
           * By number of dice left: least turn total from which taking over is always better; null
           * if never.
           */
          takeFrom: v.array(v.nullable(number)),
        }),
      ),
    }),
  },
} as const
