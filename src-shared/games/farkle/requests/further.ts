import * as v from 'valibot'
import { ruleSetSchema } from './rules.ts'

export const furtherRequests = {
  /** Fails for games without leftovers, and for games that are too large. */
  'farkle.leftoversSolve': v.object({ rules: ruleSetSchema }),
  /** Fails for games without rounds. */
  'farkle.roundsSolve': v.object({ rules: ruleSetSchema }),
} as const
