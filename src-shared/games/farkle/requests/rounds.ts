import * as v from 'valibot'
import { ruleSetSchema } from './rules.ts'

export const roundsRequests = {
  /** Fails for games without rounds. */
  'rounds.solve': v.object({ rules: ruleSetSchema }),
} as const
