import * as v from 'valibot'
import { ruleSetSchema } from './rules.ts'

export const stepRequests = {
  /** The sentences that make most points a turn, each with what it adds to those before it. */
  'farkle.steps': v.object({ rules: ruleSetSchema }),
  /**
   * The sentences that win most games against the best player, from the best play for points or
   * from the steps for points; needs a solved game.
   */
  'farkle.winSteps': v.object({ rules: ruleSetSchema, from: v.picklist(['best', 'steps']) }),
  /** Positions in which each step decides, in pairs; computed in a moment. */
  'farkle.stepPairs': v.object({ rules: ruleSetSchema }),
} as const
