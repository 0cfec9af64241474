import * as v from 'valibot'
import { chance, count, manyNumbers, number } from '../../../schemas/numbers.ts'
import { ruleSetSchema } from './rules.ts'

/** Games of a fixed number of rounds. */
export const roundsRequests = {
  /** The game of two, and the most points of one player alone; refused for games that have no rounds. */
  'rounds.solve': {
    params: v.object({ rules: ruleSetSchema }),
    answer: v.object({
      /** Of the player who begins, when both play to win. */
      winProbability: chance,
      states: count,
      evaluations: count,
      /** One player alone, who plays for the most points in all rounds together. */
      alone: v.object({
        expectedPoints: number,
        /** Totals that can be made, ascending, with their chances. */
        values: manyNumbers,
        probabilities: manyNumbers,
      }),
    }),
  },
} as const
