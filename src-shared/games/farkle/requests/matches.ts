import * as v from 'valibot'
import { MAX_DICE } from '../../../base/units.ts'
import { MAX_GOAL } from '../rules/fields.ts'
import { MIN_DICE } from '../rules/rule-set.ts'
import { farkleTexts } from '../texts/texts.ts'
import { ruleSetSchema } from './rules.ts'
import { bankFromSchema, scoreSchema as score } from './standing.ts'
import { thumbRuleSchema } from './thumb-rule.ts'

const solved = { rules: ruleSetSchema }

const thresholdRule = (): string => farkleTexts.requests.thresholds
const thresholds: v.GenericSchema<readonly (number | null)[]> = v.pipe(
  v.array(v.nullable(score), thresholdRule),
  v.minLength(MIN_DICE, thresholdRule),
  v.maxLength(MAX_DICE, thresholdRule),
)

export const policySchema = v.variant(
  'kind',
  [
    v.object({ kind: v.literal('optimal') }),
    v.object({ kind: v.literal('points'), winningBank: v.boolean() }),
    v.object({ kind: v.literal('table') }),
    /**
     * By the table, but never banks below the goal with n dice left once either score reaches its
     * threshold. null searches the best thresholds first.
     */
    v.object({
      kind: v.literal('go-for-it'),
      thresholds: v.optional(v.nullable(v.object({ own: thresholds, opponent: thresholds })), null),
    }),
    v.object({ kind: v.literal('hold'), at: bankFromSchema(2 * MAX_GOAL) }),
    v.object({ kind: v.literal('thumb'), rule: thumbRuleSchema }),
  ],
  () => farkleTexts.requests.policy,
)

const pair = { first: policySchema, second: policySchema }
const MAX_MATCHES = 20

const cardParams = v.object({ ...solved, by: v.picklist(['need', 'lead']) })

/** Exact matches between policies, and the cards found by them. */
export const matchRequests = {
  'farkle.winMatch': v.object({ ...solved, ...pair }),
  /** Searches cards with columns by the opponent's need or by the lead, by ascending columns. */
  'farkle.winBankCards': cardParams,
  /** Known cards of these rules, which are solved first, each measured. */
  'farkle.winKnownBankCards': cardParams,
  /** The same at once: measured only if that is known. */
  'farkle.winBankCardsAtOnce': cardParams,
  /** Searches cards by the need while no other job runs and this request is waited for. */
  'farkle.winImproveBankCards': v.object(solved),
  /** Cached results only. */
  'farkle.winKnown': v.object({
    ...solved,
    matches: v.pipe(v.array(v.object(pair)), v.maxLength(MAX_MATCHES)),
  }),
} as const
