import * as v from 'valibot'
import { FACES } from '../dice/multiset.ts'
import { OVER_REASONS } from '../study/course.ts'
import { GRADES } from '../study/grade.ts'
import {
  YAHTZEE_LEAKS,
  type YahtzeeLeakDimension,
  type YahtzeeLeakId,
} from '../study/yahtzee/leaks.ts'
import { STAGES, yahtzeeFiltersSchema, yahtzeeSetupSchema } from '../study/yahtzee/setup.ts'
import { CATEGORIES } from '../yahtzee/categories.ts'
import { DICE } from '../yahtzee/scoring.ts'
import { errorRateSchema, gradeCountsSchema, thresholdsSchema } from './drill.ts'
import { chance as share, count, id, number } from './numbers.ts'
import { ruleHashSchema, yahtzeeRulesSchema } from './rule-schema.ts'

// Values are points of the expected final score. Positions are codes: see yahtzeeCode.

const faces = v.pipe(v.array(v.picklist(FACES)), v.maxLength(DICE))
const category = v.picklist(CATEGORIES)
const grade = v.picklist(GRADES)
const { scope, kind, speed } = yahtzeeSetupSchema.entries
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

const option = v.object({
  ...choice,
  /** Of a box, Yahtzee bonus included. */
  points: v.nullable(number),
  bonus: number,
  expected: number,
  loss: number,
  rank: count,
})

const verdict = v.object({
  /** Null where nothing could be lost, which is not graded. */
  grade: v.nullable(grade),
  loss: number,
  /** Place of the choice in `options`, which begin with the best. */
  chosen: count,
  options: v.array(option),
  /** "Then ends in Full house 12 %, Chance 40 %." */
  bestReason: v.string(),
  chosenReason: v.string(),
  thresholds: thresholdsSchema,
  milliseconds: count,
})

/** An answer that was given, as lists of mistakes show it. */
const pastAnswer = v.object({
  id,
  at: number,
  code: v.string(),
  kind: decision,
  grade,
  loss: number,
  milliseconds: count,
  chosen: v.object(choice),
  best: v.object(choice),
})

const moment = v.object({ turn: count, dice: faces, gain: number })
const happened = { turn: count, value: number }

/** How a game went: result = start + skill + luck. */
export const yahtzeeReviewSchema = v.object({
  start: number,
  result: number,
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
  session: id,
  scope,
  speed,
  answers: count,
  error: errorRateSchema,
  grades: gradeCountsSchema,
  /** What a sprint or streak counts: graded decisions answered best or fine; null for neither. */
  score: v.nullable(count),
  /** The best score before this one with the same setup; null if this is the first. */
  bestBefore: v.nullable(count),
  seconds: number,
  /** Worst first; those of grade inaccuracy or worse. */
  mistakes: v.array(pastAnswer),
  game: v.nullable(yahtzeeReviewSchema),
})

const step = v.variant('kind', [
  v.object({ kind: v.literal('question'), question }),
  v.object({ kind: v.literal('over'), reason: v.picklist(OVER_REASONS), summary }),
])

const sessionLine = v.object({
  id,
  at: number,
  scope,
  kind,
  speed,
  /** Whether it was ended; one that was not can be resumed. */
  ended: v.boolean(),
  answers: count,
  error: errorRateSchema,
  score: v.nullable(count),
  /** Final score of a game. */
  points: v.nullable(number),
})

const leakIds: YahtzeeLeakId[] = Object.values(YAHTZEE_LEAKS).flatMap((ids) => [...ids])
const leakLine = v.object({
  dimension: v.picklist(Object.keys(YAHTZEE_LEAKS) as YahtzeeLeakDimension[]),
  id: v.picklist(leakIds),
  /** Loss per 100 graded decisions, and of how many. */
  per100: errorRateSchema,
  /** Of all that is lost. */
  share,
  /** What to drill to mend it; a kind of null leaves it as it is. */
  drill: v.nullable(v.object({ kind: v.nullable(kind), filters: yahtzeeFiltersSchema })),
})

const limit = (usual: number) => v.optional(v.pipe(count, v.minValue(1), v.maxValue(200)), usual)
const since = v.optional(v.nullable(number), null)
const session = { session: id }

/** Drills of Yahtzee and what came of them; see drillRequests, which these are like. */
export const yahtzeeDrillRequests = {
  /**
   * Begins a session; the game is solved first. invalid-request for a setup that does not fit the
   * rules, not-found where no question fits.
   */
  'yahtzeeDrill.start': {
    params: v.object({ ...subject, setup: yahtzeeSetupSchema }),
    answer: v.object({ ...session, step }),
  },
  /** Grades and keeps the answer to the question of this number, or says why it is not allowed. */
  'yahtzeeDrill.answer': {
    params: v.object({ ...session, number: id, choice: choiceSchema, milliseconds: count }),
    answer: v.variant('graded', [
      v.object({ graded: v.literal(false), problem: v.string() }),
      v.object({ graded: v.literal(true), verdict, last: v.boolean() }),
    ]),
  },
  /** The next question, or what there is to say in the end. The same until it is answered. */
  'yahtzeeDrill.next': { params: v.object(session), answer: step },
  'yahtzeeDrill.hint': {
    params: v.object({ ...session, number: id, hint: v.picklist([1, 2]) }),
    answer: v.object({ text: v.string() }),
  },
  /** Ends a session before its end; what was answered stays. */
  'yahtzeeDrill.finish': {
    params: v.object({ ...session, reason: v.picklist(['time', 'stopped']) }),
    answer: step,
  },
  /** A session that was not ended, perhaps before the app was closed. */
  'yahtzeeDrill.resume': {
    params: v.object(session),
    answer: v.object({
      ...session,
      rules: yahtzeeRulesSchema,
      hash: ruleHashSchema,
      setup: yahtzeeSetupSchema,
      /** Time that its answers took. */
      seconds: number,
      /** What a sprint or streak has counted so far, null for neither. */
      score: v.nullable(count),
      step,
    }),
  },
  /** The thresholds in use, and those that fit the gaps of this game. */
  'yahtzeeDrill.thresholds': {
    params: v.object(subject),
    answer: v.object({
      inUse: thresholdsSchema,
      calibrated: thresholdsSchema,
      /** Quantiles 5, 10, ... 95 % of the gaps between the best choice and the next, in play. */
      gaps: v.array(number),
      edited: v.boolean(),
    }),
  },
  /** Null goes back to the calibrated ones. Answers given before keep theirs. */
  'yahtzeeDrill.setThresholds': {
    params: v.object({ ...subject, thresholds: v.nullable(thresholdsSchema) }),
    answer: v.object({}),
  },
  /** How somebody fares in a game; `since` is milliseconds of the epoch, null for always. */
  'yahtzeeDrill.progress': {
    params: v.object({ ...subject, since, sessions: limit(30) }),
    answer: v.object({
      sessions: count,
      answers: count,
      error: errorRateSchema,
      grades: gradeCountsSchema,
      /** Median time of an answer; null without one. */
      milliseconds: v.nullable(count),
      /** Mistakes that wait to be put right. */
      failed: count,
      /** By local day or week, oldest first, so that there are at most about sixty. */
      spans: v.array(v.object({ from: number, to: number, error: errorRateSchema })),
      leaks: v.array(leakLine),
      /** The line of `leaks` that costs most for sure and can be drilled. */
      worst: v.nullable(leakLine),
      /** Newest first. */
      lately: v.array(sessionLine),
      bests: v.array(
        v.object({
          speed: v.picklist(['sprint', 'streak']),
          ...{ scope, kind, seconds: v.nullable(count), score: count, at: number },
        }),
      ),
    }),
  },
  /** Decisions that went wrong and wait to be put right, worst first. */
  'yahtzeeDrill.waiting': {
    params: v.object({ ...subject, since, limit: limit(50) }),
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
