import * as v from 'valibot'
import { ruleSetSchema } from './rules.ts'

/** Preparation of win.analyse, also for games with further state. */
export const positionRequests = {
  /** Does not solve. */
  'positions.status': v.object({ rules: ruleSetSchema }),
  'positions.solve': v.object({ rules: ruleSetSchema }),
} as const
