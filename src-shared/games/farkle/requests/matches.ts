import * as v from 'valibot'
import { MAX_DICE } from '../../../base/units.ts'
import { chance, count, number, whole } from '../../../schemas/numbers.ts'
import { MAX_GOAL } from '../rules/fields.ts'
import { MIN_DICE } from '../rules/rule-set.ts'
import { farkleTexts } from '../texts/texts.ts'
import { faceSchema } from './position.ts'
import { ruleSetSchema } from './rules.ts'
import { bankFromSchema, diceLeftSchema as dice, scoreSchema as score } from './standing.ts'
import { thumbRuleSchema } from './thumb-rule.ts'

const solved = { rules: ruleSetSchema }

/** See ThumbErrors. */
const wrongDecision = {
  own: score,
  opponent: score,
  ownFarkles: count,
  opponentFarkles: count,
  second: v.boolean(),
  turnTotal: score,
  loss: chance,
  cost: number,
}
const faces = v.array(faceSchema)

const thresholdRule = (): string => farkleTexts.requests.thresholds
const thresholds = v.pipe(
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

const policyText = v.string()

const pair = { first: policySchema, second: policySchema }
const MAX_MATCHES = 20
/** More numbers are too many to learn. */
export const MAX_THUMB_NUMBERS = 20
const side = v.object({ name: policyText, asFirst: chance, asSecond: chance, average: chance })
const matchAnswer = v.object({ first: side, second: side, residual: number })

/** Reference policy without numbers: most points per turn, and banks that win. */
const namedThumb = v.object({ policy: policyText, behind: number })

const foundThumbs = v.array(
  v.object({
    numbers: count,
    rule: thumbRuleSchema,
    policy: policyText,
    /** Win probability of the optimal player minus the rule's, averaged over both seats. */
    behind: number,
    sentences: v.array(v.string()),
  }),
)

const cardParams = v.object({ ...solved, by: v.picklist(['need', 'lead']) })

/** Exact matches between policies, and rules of thumb found by them. */
export const matchRequests = {
  'win.match': { params: v.object({ ...solved, ...pair }), answer: matchAnswer },
  /** Pareto front, by ascending number of numbers. */
  'win.thumbs': {
    params: v.object({ ...solved, numbers: whole(0, MAX_THUMB_NUMBERS) }),
    answer: v.object({ found: foundThumbs, named: namedThumb }),
  },
  /** Searches cards with columns by the opponent's need or by the lead, by ascending columns. */
  'win.bankCards': { params: cardParams, answer: foundThumbs },
  /** Known cards of these rules, else those of the most similar preset (`of`). */
  'win.knownBankCards': {
    params: cardParams,
    answer: v.object({
      cards: foundThumbs,
      of: v.nullable(v.string()),
      fraction: chance,
    }),
  },
  'win.knownThumbs': {
    params: v.object({ ...solved, numbers: whole(0, MAX_THUMB_NUMBERS) }),
    answer: v.object({
      found: v.nullable(foundThumbs),
      named: v.nullable(namedThumb),
      /** Progress of an unfinished search. */
      fraction: chance,
    }),
  },
  'win.thumbErrors': {
    params: v.object({ ...solved, rule: thumbRuleSchema }),
    answer: v.object({
      behind: number,
      byBanking: number,
      inLastTurns: number,
      bands: v.array(score),
      parts: v.array(number),
      costliest: v.array(v.object({ ...wrongDecision, dice, does: v.picklist(['bank', 'roll']) })),
      costliestDice: v.array(
        v.object({ ...wrongDecision, rolled: faces, does: faces, best: faces }),
      ),
    }),
  },
  /** Extra loss of a rule of thumb applied hastily: see HastyLosses. */
  'win.hasty': {
    params: v.object({ ...solved, rule: thumbRuleSchema }),
    answer: v.object({
      neighbour: v.nullable(number),
      worth10: number,
      worth20: number,
      noNear: v.nullable(number),
      noGo: v.nullable(number),
    }),
  },
  /** Cached results only. */
  'win.known': {
    params: v.object({
      ...solved,
      matches: v.pipe(v.array(v.object(pair)), v.maxLength(MAX_MATCHES)),
    }),
    answer: v.object({
      matches: v.array(v.nullable(matchAnswer)),
    }),
  },
} as const

export type PolicyData = v.InferOutput<typeof policySchema>
