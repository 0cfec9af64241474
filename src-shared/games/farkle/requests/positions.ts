import * as v from 'valibot'
import { farkleTexts } from '../texts/texts.ts'
import { ruleSetSchema } from './rules.ts'

const asked = {
  rules: ruleSetSchema,
  players: v.optional(
    v.picklist([2, 3], () => farkleTexts.requests.players),
    2,
  ),
}

/** Preparation of win.analyse, also for games with further state. */
export const positionRequests = {
  /** Does not solve. */
  'positions.status': v.object(asked),
  'positions.solve': v.object(asked),
} as const
