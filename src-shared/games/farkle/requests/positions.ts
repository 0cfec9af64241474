import * as v from 'valibot'
import { chance } from '../../../schemas/numbers.ts'
import { ruleSetSchema } from './rules.ts'
import { solveStatus } from './win.ts'

/** What positions of a game are looked at with: its table of wins, also of games with further state. */
export const positionRequests = {
  /** State of the solve. Solves nothing. */
  'positions.status': {
    params: v.object({ rules: ruleSetSchema }),
    answer: solveStatus,
  },
  /** Solves what win.analyse needs. */
  'positions.solve': {
    params: v.object({ rules: ruleSetSchema }),
    answer: v.object({
      /** Of the player who begins. */
      winProbability: chance,
    }),
  },
} as const
