import * as v from 'valibot'
import { MAX_DICE } from '../../../base/units.ts'
import { MIN_DICE } from '../rules/rule-set.ts'
import { MAX_ROWS } from '../input/parse-rules.ts'
import { farkleTexts } from '../texts/texts.ts'
import { chance, count, number, whole } from '../../../schemas/numbers.ts'
import { ruleHashSchema } from '../../../schemas/rules.ts'
import { ruleSetSchema } from './rules.ts'
import { thumbRuleSchema } from './thumb-rule.ts'

export const MAX_TABLE_ROWS = 1_000

const dice = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_DICE))
const penaltyRule = (): string => farkleTexts.requests.farklePenalty

export const turnKeySchema = v.custom<'single' | 'opening' | `after-${number}`>(
  (value) => typeof value === 'string' && /^(single|opening|after-[0-5])$/.test(value),
  () => farkleTexts.requests.turn,
)

const placeTableSchema = v.object({
  corner: v.string(),
  columns: v.array(v.string()),
  rows: v.array(
    v.object({
      /** "3 dice", or by kinds. */
      dice: v.string(),
      count: dice,
      kinds: v.optional(v.pipe(v.array(count), v.readonly())),
      limits: v.array(
        v.nullable(
          v.object({
            rollsLeft: v.optional(count),
            bonuses: v.optional(count),
            /** null if rolling is right at any total. */
            from: v.nullable(number),
            always: v.boolean(),
            farkleProbability: number,
            words: v.string(),
          }),
        ),
      ),
    }),
  ),
  notes: v.array(v.string()),
})

const solved = {
  rules: ruleSetSchema,
  farklePenalty: v.optional(
    v.nullable(
      v.pipe(
        v.number(penaltyRule),
        v.finite(penaltyRule),
        v.minValue(0, penaltyRule),
        v.maxValue(1_000_000, penaltyRule),
      ),
    ),
    null,
  ),
}

const turnSummary = v.object({
  key: turnKeySchema,
  farklePenalty: number,
  minimumBank: number,
  expectedPoints: number,
  correctedExpectedPoints: number,
  farkleProbability: number,
  bankFrom: number,
  rows: count,
  tablePoints: number,
  exceptionCount: count,
  /** Indexed by dice left - 1. */
  limits: v.array(
    v.object({
      /** null if rolling is right at any total. */
      from: v.nullable(number),
      always: v.boolean(),
      /** First possible total to bank; 0 if there is none. */
      first: number,
    }),
  ),
})

const choice = v.object({
  taken: dice,
  points: number,
  then: v.picklist(['bank', 'roll']),
  diceLeft: dice,
})

const faces = v.array(v.picklist([1, 2, 3, 4, 5, 6]))

const exampleChoice = v.object({
  dice: faces,
  points: number,
  diceLeft: dice,
  adds: number,
})

const exception = v.object({
  turnScore: number,
  andAbove: v.boolean(),
  roll: faces,
  table: choice,
  best: choice,
  cost: number,
  perTurn: number,
})

const breakpointRow = v.object({
  dice,
  breakpoints: v.array(v.object({ value: number, from: number })),
  falling: v.boolean(),
})

export const scoreRequests = {
  'score.overview': {
    params: v.object(solved),
    answer: v.object({
      hash: ruleHashSchema,
      grid: number,
      farkleProbabilities: v.array(number),
      turns: v.array(turnSummary),
      averagePoints: v.nullable(number),
    }),
  },
  /** E(s, n) from row `from`, every `every`-th row; null if unreachable. */
  'score.table': {
    params: v.object({
      ...solved,
      turn: turnKeySchema,
      from: v.optional(whole(0, MAX_ROWS), 0),
      count: v.optional(whole(0, MAX_TABLE_ROWS), MAX_TABLE_ROWS),
      every: v.optional(whole(1, MAX_ROWS), 1),
    }),
    answer: v.object({
      totalRows: count,
      rows: v.array(
        v.object({
          turnScore: number,
          values: v.pipe(v.array(v.nullable(number)), v.minLength(MIN_DICE), v.maxLength(MAX_DICE)),
        }),
      ),
    }),
  },
  /** For rules with more turn state than the dice left. */
  'score.places': { params: v.object({ rules: ruleSetSchema }), answer: placeTableSchema },
  'score.breakpoints': {
    params: v.object({ ...solved, turn: turnKeySchema }),
    answer: v.object({
      table: v.object({
        step: number,
        rows: v.array(breakpointRow),
        rollSixBelow: v.nullable(number),
        minimumBank: number,
      }),
      tablePoints: number,
      bestPoints: number,
      exceptions: v.array(exception),
      exceptionCount: count,
    }),
  },
  /** First rolls in which taking all points is wrong, costliest kind first. */
  'score.examples': {
    params: v.object({ ...solved, turn: turnKeySchema }),
    answer: v.object({
      examples: v.array(
        v.object({
          ...{ roll: faces, greedy: exampleChoice, best: exampleChoice },
          ...{ often: chance, costs: number },
        }),
      ),
    }),
  },
  /** Pareto front from most points to fewest farkles; `toPenalty` is null for the last. */
  'score.frontier': {
    params: v.object({ rules: ruleSetSchema }),
    answer: v.object({
      strategies: v.array(
        v.object({
          fromPenalty: number,
          toPenalty: v.nullable(number),
          farkleProbability: number,
          correctedExpectedPoints: number,
        }),
      ),
    }),
  },
  /** Pareto front of rules of thumb for points per turn, by ascending number of numbers. */
  'score.thumbs': {
    params: v.object({ rules: ruleSetSchema }),
    answer: v.object({
      best: number,
      found: v.array(
        v.object({
          numbers: count,
          rule: thumbRuleSchema,
          text: v.string(),
          points: number,
          sentences: v.array(v.string()),
        }),
      ),
    }),
  },
} as const
