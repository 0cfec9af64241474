import * as v from 'valibot'
import { FACES } from '../../../dice/multiset.ts'
import { YAHTZEE_LEAKS, type YahtzeeLeakDimension, type YahtzeeLeakId } from '../drill/leaks.ts'
import { STAGES, yahtzeeFiltersSchema, yahtzeeSetupSchema } from '../drill/setup.ts'
import { CATEGORIES } from '../rules/categories.ts'
import { DICE } from '../rules/scoring.ts'
import { count, id, number, whole } from '../../../schemas/numbers.ts'
import { yahtzeeRulesSchema } from './rules.ts'
import {
  bestEntries,
  leakEntries,
  limitEntry,
  overReason,
  pastEntries,
  progressEntries,
  sessionLineEntries,
  sinceEntry,
  summaryEntries,
  verdictEntries,
  waitingSchema,
} from '../../../study/session-parts.ts'
import { sessionRequests } from '../../../study/session-requests.ts'
import { MOST_POINTS } from './analysis.ts'

// Values are points of the expected final score. Positions are codes: see yahtzeeCode.

const faces = v.pipe(v.array(v.picklist(FACES)), v.maxLength(DICE))
const category = v.picklist(CATEGORIES)
const { scope, kind } = yahtzeeSetupSchema.entries
const decision = v.picklist(['keeps', 'boxes'])
const subject = { rules: yahtzeeRulesSchema }

/** The dice to keep, all five to stop, or the box to fill; the other one is null. */
const choice = { keep: v.nullable(faces), category: v.nullable(category) }
const choiceSchema = v.variant('category', [
  v.object({ keep: faces, category: v.null() }),
  v.object({ keep: v.null(), category }),
])

/** A scorecard as on paper: the points of each box, null for an open one, and Yahtzee bonuses. */
const card = v.object({ points: v.array(v.nullable(count)), bonuses: count })

const question = v.object({
  /** From 1 in its session. */
  number: id,
  kind: decision,
  /** The position as a short text. */
  code: v.string(),
  card,
  /** As they lie on the table. */
  dice: faces,
  rerolls: count,
  /** Where a box is asked: every box that may be filled, and what it scores then. */
  boxes: v.array(v.object({ category, points: count })),
  stage: v.picklist(STAGES),
  /** In games the number of the turn, from 1. */
  turn: v.nullable(id),
})

/** A question and an answer to it, which placement tests have as well. */
export { choiceSchema as yahtzeeChoiceSchema, question as yahtzeeQuestionSchema }

const option = v.object({
  ...choice,
  /** Of a box, Yahtzee bonus included. */
  points: v.nullable(number),
  bonus: number,
  expected: number,
  loss: number,
  rank: count,
})

const verdict = v.object({ ...verdictEntries, options: v.array(option) })

/** An answer that was given, as lists of mistakes show it. */
const pastAnswer = v.object({
  ...pastEntries,
  kind: decision,
  chosen: v.object(choice),
  best: v.object(choice),
})

const moment = v.object({ turn: count, dice: faces, gain: number })
const happened = { turn: count, value: number }

/** How a game went: result = start + skill + luck. */
export const yahtzeeReviewSchema = v.object({
  start: number,
  /** The final score. */
  result: whole(0, MOST_POINTS),
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

const summary = v.object({
  ...summaryEntries,
  scope,
  /** Worst first; those of grade inaccuracy or worse. */
  mistakes: v.array(pastAnswer),
  game: v.nullable(yahtzeeReviewSchema),
})

const step = v.variant('kind', [
  v.object({ kind: v.literal('question'), question }),
  v.object({ kind: v.literal('over'), reason: overReason, summary }),
])

const sessionLine = v.object({
  ...sessionLineEntries,
  ...{ scope, kind },
  /** Final score of a game. */
  points: v.nullable(number),
})

const leakIds: YahtzeeLeakId[] = Object.values(YAHTZEE_LEAKS).flatMap((ids) => [...ids])
const leakLine = v.object({
  dimension: v.picklist(Object.keys(YAHTZEE_LEAKS) as YahtzeeLeakDimension[]),
  id: v.picklist(leakIds),
  ...leakEntries,
  /** What to drill to mend it; a kind of null leaves it as it is. */
  drill: v.nullable(v.object({ kind: v.nullable(kind), filters: yahtzeeFiltersSchema })),
})

/** Drills of Yahtzee and what came of them. */
export const yahtzeeDrillRequests = {
  ...sessionRequests('yahtzeeDrill', {
    rules: yahtzeeRulesSchema,
    subject,
    setup: yahtzeeSetupSchema,
    choice: choiceSchema,
    ...{ verdict, step },
  }),
  /** How somebody fares in a game. */
  'yahtzeeDrill.progress': {
    params: v.object({ ...subject, since: sinceEntry, sessions: limitEntry(30) }),
    answer: v.object({
      ...progressEntries,
      leaks: v.array(leakLine),
      /** The line of `leaks` that costs most for sure and can be drilled. */
      worst: v.nullable(leakLine),
      /** Newest first. */
      lately: v.array(sessionLine),
      bests: v.array(v.object({ ...bestEntries, scope, kind })),
    }),
  },
  /** Decisions that went wrong, or took long, and wait to be put right, worst first. */
  'yahtzeeDrill.waiting': {
    params: v.object({
      ...subject,
      since: sinceEntry,
      which: v.optional(waitingSchema, 'failed'),
      limit: limitEntry(50),
    }),
    answer: v.object({ answers: v.array(pastAnswer) }),
  },
} as const

export type YahtzeeDrillStep = v.InferOutput<typeof step>
export type YahtzeeDrillQuestion = v.InferOutput<typeof question>
export type YahtzeeDrillVerdict = v.InferOutput<typeof verdict>
export type YahtzeeDrillSummary = v.InferOutput<typeof summary>
export type YahtzeeDrillReview = v.InferOutput<typeof yahtzeeReviewSchema>
export type YahtzeePastAnswer = v.InferOutput<typeof pastAnswer>
export type YahtzeeLeak = v.InferOutput<typeof leakLine>
export type YahtzeeSessionLine = v.InferOutput<typeof sessionLine>
