import * as v from 'valibot'
import { ruleSetSchema } from './rules.ts'
import { playersSchema } from './standing.ts'

const asked = { rules: ruleSetSchema, players: playersSchema }

/** Preparation of farkle.winAnalyse, also for games with further state. */
export const positionRequests = {
  /** Does not solve. */
  'farkle.positionsStatus': v.object(asked),
  'farkle.positionsSolve': v.object(asked),
} as const
