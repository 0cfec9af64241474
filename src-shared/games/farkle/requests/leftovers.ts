import * as v from 'valibot'
import { chance, count, number } from '../../../schemas/numbers.ts'
import { ruleSetSchema } from './rules.ts'

/** Games in which a turn leaves something behind. */
export const leftoverRequests = {
  /** The game of two; refused for games in which a turn leaves nothing behind, and for too large ones. */
  'leftovers.solve': {
    params: v.object({ rules: ruleSetSchema }),
    answer: v.object({
      /** Of the player who begins, when both play to win. */
      winProbability: chance,
      states: count,
      evaluations: count,
      residual: number,
      /** What is worth taking up, at some pairs of banked scores. */
      standings: v.array(
        v.object({
          own: number,
          opponent: number,
          /** Of a turn that begins with all dice and nothing. */
          winProbability: chance,
          /**
           * By number of dice left, the least turn total after a bank from which every larger one is
           * worth taking up, too; null if none is that the opponent can have banked.
           */
          takeFrom: v.array(v.nullable(number)),
        }),
      ),
    }),
  },
} as const
