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

// Values are expected final scores in points. Positions are codes; see yahtzeeCode.

const faces = v.pipe(v.array(v.picklist(FACES)), v.maxLength(DICE))
const category = v.picklist(CATEGORIES)
const { scope, kind, filters } = keptYahtzeeSetupSchema.entries

/** Dice to keep (all five to stop) or box to fill; the other is null. */
const choice = { keep: v.nullable(faces), category: v.nullable(category) }
export const yahtzeeChoiceSchema = v.variant('category', [
  v.object({ keep: faces, category: v.null() }),
  v.object({ keep: v.null(), category }),
])

/** `points`: by category number, null if open. `bonuses`: number of Yahtzee bonuses. */
const card = v.object({ points: v.array(v.nullable(count)), bonuses: count })

const question = {
  card,
  dice: faces,
  rerolls: count,
  /** Allowed boxes with their points; empty if a keep is asked. */
  boxes: v.array(v.object({ category, points: count })),
  stage: v.picklist(STAGES),
}

const option = v.object({
  ...choice,
  points: v.nullable(number),
  bonus: number,
  expected: number,
  loss: number,
  rank: count,
})

const moment = v.object({ turn: count, dice: faces, gain: number })
const happened = { turn: count, value: number }

/** result = start + skill + luck, in points. */
export const yahtzeeReviewSchema = v.object({
  start: number,
  result: whole(0, MAX_POINTS),
  skill: number,
  luck: number,
  luckiest: v.nullable(moment),
  unluckiest: v.nullable(moment),
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
    byRule: v.nullable(v.object({ followed: v.boolean(), text: v.string() })),
  },
  past: { chosen: v.object(choice), best: v.object(choice) },
  review: yahtzeeReviewSchema,
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
