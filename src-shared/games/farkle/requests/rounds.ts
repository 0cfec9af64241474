import * as v from 'valibot'
import { chance, count, manyNumbers, number } from '../../../schemas/numbers.ts'
import { ruleSetSchema } from './rules.ts'

export const roundsRequests = {
  /** Fails for games without rounds. */
  'rounds.solve': {
    params: v.object({ rules: ruleSetSchema }),
    answer: v.object({
      winProbability: chance,
      states: count,
      evaluations: count,
      alone: v.object({
        expectedPoints: number,
        /** Possible totals, ascending. */
        values: manyNumbers,
        probabilities: manyNumbers,
      }),
    }),
  },
} as const
