import * as v from 'valibot'
import { MAX_GOAL } from '../rules/fields.ts'
import { farkleTexts } from '../texts/texts.ts'
import { ruleSetSchema } from './rules.ts'
import { turnKeySchema } from './score.ts'
import { bankFromSchema } from './standing.ts'

export const turnPlayerSchema = v.variant(
  'kind',
  [
    v.object({ kind: v.literal('best') }),
    v.object({ kind: v.literal('table') }),
    v.object({ kind: v.literal('hold'), at: bankFromSchema(MAX_GOAL) }),
  ],
  () => farkleTexts.requests.turnPlayer,
)

const played = { rules: ruleSetSchema, turn: turnKeySchema, player: turnPlayerSchema }

export const distributionRequests = {
  'farkle.turnResults': v.object(played),
  'farkle.turnDecisions': v.object(played),
  /**
   * Turns one player needs to reach the goal alone, with first minimum and farkle penalty; takes
   * every bank that reaches the goal. `left`: probability of more turns than listed; if > 0, mean
   * and deviation are null.
   */
  'farkle.turnRace': v.object({ rules: ruleSetSchema, player: turnPlayerSchema }),
} as const
