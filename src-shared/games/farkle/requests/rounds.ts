import * as v from 'valibot'
import { chance, count, manyNumbers, number } from '../../../schemas/numbers.ts'
import { ruleSetSchema } from './rules.ts'

export const roundsRequests = {
  /** Fails for games without rounds. */
  'rounds.solve': {
    params: v.object({ rules: ruleSetSchema }),
    answer: v.object({
      /** Of the first player, both playing to win. */
      winProbability: chance,
      states: count,
      evaluations: count,
      /** One player who maximizes the expected total. */
      alone: v.object({
        expectedPoints: number,
        /** Possible totals, ascending. */
        values: manyNumbers,
        probabilities: manyNumbers,
      }),
    }),
  },
} as const
