import * as v from 'valibot'
import { chance } from '../../../schemas/numbers.ts'
import { ruleSetSchema } from './rules.ts'
import { solveStatus } from './win.ts'

/** Preparation of win.analyse, also for games with further state. */
export const positionRequests = {
  /** Does not solve. */
  'positions.status': {
    params: v.object({ rules: ruleSetSchema }),
    answer: solveStatus,
  },
  'positions.solve': {
    params: v.object({ rules: ruleSetSchema }),
    answer: v.object({
      winProbability: chance,
    }),
  },
} as const
