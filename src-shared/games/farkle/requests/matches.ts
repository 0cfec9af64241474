import * as v from 'valibot'
import { MAX_DICE } from '../../../base/units.ts'
import { chance, count, number, whole } from '../../../schemas/numbers.ts'
import { MAX_GOAL } from '../input/rule-numbers.ts'
import { MIN_DICE } from '../rules/rule-set.ts'
import { farkleTexts } from '../texts/texts.ts'
import { faceSchema } from './position.ts'
import { ruleSetSchema } from './rules.ts'
import { bankFromSchema, diceLeftSchema as dice, scoreSchema as score } from './standing.ts'
import { thumbRuleSchema } from './thumb-rule.ts'

const solved = { rules: ruleSetSchema }

/** A decision that a rule of thumb gets wrong: see ThumbErrors. */
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

/** A way to play a whole game. */
export const policySchema = v.variant(
  'kind',
  [
    v.object({ kind: v.literal('optimal') }),
    /** Most points per turn, with or without a thought for the goal. */
    v.object({ kind: v.literal('points'), winningBank: v.boolean() }),
    /** By the breakpoint table; a winning bank is taken. */
    v.object({ kind: v.literal('table') }),
    /**
     * By the table, but never banking short of the goal with n dice left once the own or the
     * opponent's banked score has come so far; without thresholds, the best ones are found first.
     */
    v.object({
      kind: v.literal('go-for-it'),
      thresholds: v.optional(v.nullable(v.object({ own: thresholds, opponent: thresholds })), null),
    }),
    /** Takes all points that a roll scores and banks from this turn total on. */
    v.object({ kind: v.literal('hold'), at: bankFromSchema(2 * MAX_GOAL) }),
    /** By a rule of thumb. */
    v.object({ kind: v.literal('thumb'), rule: thumbRuleSchema }),
  ],
  () => farkleTexts.requests.policy,
)

const policyText = v.string()

const pair = { first: policySchema, second: policySchema }
/** Matches that are looked up at once. */
const MAX_MATCHES = 20
/** Nobody learns more numbers than this for one rule. */
export const MAX_THUMB_NUMBERS = 20
const side = v.object({ name: policyText, asFirst: chance, asSecond: chance, average: chance })
/** Each policy's chance to win as the one who moves first and as the other. */
const matchAnswer = v.object({ first: side, second: side, residual: number })

/** What needs no number but a name: most points a turn, and a bank that wins. */
const namedThumb = v.object({ policy: policyText, behind: number })

const foundThumbs = v.array(
  v.object({
    numbers: count,
    rule: thumbRuleSchema,
    /** The rule as the text of a policy. */
    policy: policyText,
    /** Part of all games that the best player wins more, both seats. */
    behind: number,
    sentences: v.array(v.string()),
  }),
)

const cardParams = v.object({ ...solved, by: v.picklist(['need', 'lead']) })

/** Whole games of two ways to play, exactly, and the rules of thumb that are found by them. */
export const matchRequests = {
  /** Two policies against each other, exactly. */
  'win.match': { params: v.object({ ...solved, ...pair }), answer: matchAnswer },
  /**
   * Rules of thumb that lose little, by ascending number of numbers, each better than all with fewer.
   */
  'win.thumbs': {
    params: v.object({ ...solved, numbers: whole(0, MAX_THUMB_NUMBERS) }),
    answer: v.object({ found: foundThumbs, named: namedThumb }),
  },
  /**
   * Cards of bank numbers with columns by what the other one still needs, or by the lead alone, by
   * ascending number of columns, found by a search.
   */
  'win.bankCards': { params: cardParams, answer: foundThumbs },
  /**
   * The cards that need no search: those that were found or come with the app, else those of the preset
   * that is most like these rules (`of`), with what they lose.
   */
  'win.knownBankCards': {
    params: cardParams,
    answer: v.object({
      cards: foundThumbs,
      of: v.nullable(v.string()),
      fraction: chance,
    }),
  },
  /** The rules of thumb that were found before, or how far their search came. Solves nothing. */
  'win.knownThumbs': {
    params: v.object({ ...solved, numbers: whole(0, MAX_THUMB_NUMBERS) }),
    answer: v.object({
      found: v.nullable(foundThumbs),
      named: v.nullable(namedThumb),
      /** Part that is done of a search that was begun and can go on. */
      fraction: chance,
    }),
  },
  /** Where a rule of thumb loses: see ThumbErrors. */
  'win.thumbErrors': {
    params: v.object({ ...solved, rule: thumbRuleSchema }),
    answer: v.object({
      behind: number,
      byBanking: number,
      inLastTurns: number,
      bands: v.array(score),
      parts: v.array(number),
      costliest: v.array(v.object({ ...wrongDecision, dice, does: v.picklist(['bank', 'roll']) })),
      /** Dice that the rule sets aside, and those that are best. */
      costliestDice: v.array(
        v.object({ ...wrongDecision, rolled: faces, does: faces, best: faces }),
      ),
    }),
  },
  /** What a rule of thumb loses more if it is read hastily: see HastyLosses. */
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
  /** Results that were found before and are kept. Solves nothing. */
  'win.known': {
    params: v.object({
      ...solved,
      matches: v.pipe(v.array(v.object(pair)), v.maxLength(MAX_MATCHES)),
    }),
    answer: v.object({
      /** In the order asked; null for one that was not found yet. */
      matches: v.array(v.nullable(matchAnswer)),
    }),
  },
} as const

export type PolicyData = v.InferOutput<typeof policySchema>
