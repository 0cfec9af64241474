import * as v from 'valibot'
import { FACES } from '../../../dice/multiset.ts'
import { count, number, whole } from '../../../schemas/numbers.ts'
import { drillRequests } from '../../../study/drill-requests.ts'
import { keptYahtzeeSchema } from '../drill/kept-answer.ts'
import { YAHTZEE_LEAKS, type YahtzeeLeakDimension, type YahtzeeLeakId } from '../drill/leaks.ts'
import { keptYahtzeeSetupSchema, STAGES, yahtzeeSetupSchema } from '../drill/setup.ts'
import { CATEGORIES } from '../rules/categories.ts'
import { DICE } from '../rules/scoring.ts'
import { MAX_POINTS } from './analysis.ts'
import { yahtzeeRulesSchema } from './rules.ts'

// Values are points of the expected final score. Positions are codes: see yahtzeeCode.

const faces = v.pipe(v.array(v.picklist(FACES)), v.maxLength(DICE))
const category = v.picklist(CATEGORIES)
const { scope, kind, filters } = keptYahtzeeSetupSchema.entries

/** The dice to keep, all five to stop, or the box to fill; the other one is null. */
const choice = { keep: v.nullable(faces), category: v.nullable(category) }
export const yahtzeeChoiceSchema = v.variant('category', [
  v.object({ keep: faces, category: v.null() }),
  v.object({ keep: v.null(), category }),
])

/** A scorecard as on paper: the points of each box, null for an open one, and Yahtzee bonuses. */
const card = v.object({ points: v.array(v.nullable(count)), bonuses: count })

/** A question, besides what every question has. */
const question = {
  card,
  /** As they lie on the table. */
  dice: faces,
  rerolls: count,
  /** Where a box is asked: every box that may be filled, and what it scores then. */
  boxes: v.array(v.object({ category, points: count })),
  stage: v.picklist(STAGES),
}

const option = v.object({
  ...choice,
  /** Of a box, Yahtzee bonus included. */
  points: v.nullable(number),
  bonus: number,
  expected: number,
  loss: number,
  rank: count,
})

const moment = v.object({ turn: count, dice: faces, gain: number })
const happened = { turn: count, value: number }

/** How a game went: result = start + skill + luck. */
export const yahtzeeReviewSchema = v.object({
  start: number,
  /** The final score. */
  result: whole(0, MAX_POINTS),
  skill: number,
  luck: number,
  luckiest: v.nullable(moment),
  unluckiest: v.nullable(moment),
  /** The expected final score after every roll and decision. */
  line: v.array(
    v.variant('kind', [
      v.object({ ...happened, kind: v.literal('start') }),
      v.object({ ...happened, kind: v.literal('rolled'), dice: faces }),
      v.object({ ...happened, kind: v.literal('kept'), dice: faces, loss: number }),
      v.object({
        ...{ ...happened, kind: v.literal('scored') },
        ...{ category, points: number, loss: number },
      }),
    ]),
  ),
  card,
})

const leakIds: YahtzeeLeakId[] = Object.values(YAHTZEE_LEAKS).flatMap((ids) => [...ids])

/** Drills of Yahtzee. */
export const yahtzeeDrill = drillRequests('yahtzee', {
  rules: yahtzeeRulesSchema,
  goal: v.optional(v.literal('points'), 'points'),
  ...{ scope, kind, filters },
  setup: yahtzeeSetupSchema,
  keptSetup: keptYahtzeeSetupSchema,
  decision: v.picklist(['keeps', 'boxes']),
  question,
  event: v.never(),
  choice: yahtzeeChoiceSchema,
  option,
  verdict: {
    /** What the rule of thumb of the setup does, and whether the answer is that; else null. */
    byRule: v.nullable(v.object({ followed: v.boolean(), text: v.string() })),
  },
  past: { chosen: v.object(choice), best: v.object(choice) },
  review: yahtzeeReviewSchema,
  /** The final score. */
  outcome: number,
  kept: keptYahtzeeSchema,
  leak: {
    dimension: v.picklist(Object.keys(YAHTZEE_LEAKS) as YahtzeeLeakDimension[]),
    id: v.picklist(leakIds),
  },
})

export const yahtzeeQuestionSchema = yahtzeeDrill.question

export type YahtzeeDrillStep = v.InferOutput<typeof yahtzeeDrill.step>
export type YahtzeeDrillQuestion = v.InferOutput<typeof yahtzeeDrill.question>
export type YahtzeeDrillVerdict = v.InferOutput<typeof yahtzeeDrill.verdict>
export type YahtzeeDrillSummary = v.InferOutput<typeof yahtzeeDrill.summary>
export type YahtzeeDrillReview = v.InferOutput<typeof yahtzeeReviewSchema>
export type YahtzeePastAnswer = v.InferOutput<typeof yahtzeeDrill.pastAnswer>
export type YahtzeeSessionLine = v.InferOutput<typeof yahtzeeDrill.sessionLine>
