import * as v from 'valibot'
import { MAX_EXPECTED_POINTS } from '../base/bounds.ts'
import { OVER_REASONS } from './course.ts'
import { GRADES } from './grade.ts'
import { SPEEDS } from './setup.ts'
import { grouped } from '../texts/numbers.ts'
import { texts } from '../texts/texts.ts'
import {
  answerTime,
  chance,
  count,
  id,
  loss,
  number,
  scoreCount,
  seconds,
  time,
  whole,
} from '../schemas/numbers.ts'

// Schemas shared by the sessions of all games. Losses are in points or win probability, by the
// goal.

const lossRule = (): string => texts.contract.loss(grouped(MAX_EXPECTED_POINTS))
const lossAbove = v.pipe(
  v.number(lossRule),
  v.finite(lossRule),
  v.gtValue(0, lossRule),
  v.maxValue(MAX_EXPECTED_POINTS, lossRule),
)
export const thresholdsSchema = v.pipe(
  v.object({ inaccuracy: lossAbove, mistake: lossAbove, blunder: lossAbove }),
  v.check(
    ({ inaccuracy, mistake, blunder }) => inaccuracy < mistake && mistake < blunder,
    () => texts.contract.growingLosses,
  ),
)

export type ThresholdsData = v.InferOutput<typeof thresholdsSchema>

export const gradeSchema = v.picklist(GRADES)
export const overReason = v.picklist(OVER_REASONS)

export const errorRateSchema = v.object({
  mean: number,
  low: v.nullable(number),
  high: v.nullable(number),
  count,
})

/** Expected loss per decision of play, with its 95 % interval; `count` is the number of answers. */
export const expectedLossSchema = v.object({
  mean: loss,
  low: v.nullable(loss),
  high: v.nullable(number),
  count,
})

/** `day` is a local date. Grade and loss are null until the position is answered. */
export const dayLineSchema = v.object({
  day: v.string(),
  session: id,
  grade: v.nullable(gradeSchema),
  loss: v.nullable(loss),
})

export const gradeCountsSchema = v.object({
  best: count,
  fine: count,
  inaccuracy: count,
  mistake: count,
  blunder: count,
})

/** Why the best option is better, and what the chosen one leads to; may be empty. */
export const reasonEntries = { bestReason: v.string(), chosenReason: v.string() }

/** Fields of a verdict besides its options, which are sorted best first. */
export const verdictEntries = {
  grade: v.nullable(gradeSchema),
  loss,
  /** Index in `options`. */
  chosen: count,
  ...reasonEntries,
  thresholds: thresholdsSchema,
  milliseconds: answerTime,
}

export const pastEntries = {
  id,
  at: time,
  code: v.string(),
  grade: gradeSchema,
  /** Null if the stored value is invalid. */
  loss: v.nullable(loss),
  milliseconds: v.nullable(answerTime),
}

export const summaryEntries = {
  session: id,
  at: time,
  speed: v.picklist(SPEEDS),
  answers: count,
  /** Over graded decisions. */
  error: errorRateSchema,
  grades: gradeCountsSchema,
  /** Graded decisions answered best or fine; null unless it is a sprint or streak. */
  score: v.nullable(scoreCount),
  /** Best earlier score with the same setup; null if there is none. */
  bestBefore: v.nullable(scoreCount),
  /** Of the answers with a known time. */
  seconds,
  /** Answers taken back, which no other figure counts. */
  slips: count,
  /** Drills about a rule of thumb: answers compared with it, and those that followed it. */
  byRule: v.nullable(v.object({ answers: count, followed: count })),
}

export const cardStanding = v.picklist(['unseen', 'learning', 'due', 'known'])
export type CardStanding = v.InferOutput<typeof cardStanding>

export const progressEntries = {
  sessions: count,
  answers: count,
  error: errorRateSchema,
  grades: gradeCountsSchema,
  /** Median time of an answer; null without answers. */
  milliseconds: v.nullable(answerTime),
  /** Questions to practise again. */
  failed: count,
  slow: count,
  /** By local day or week, oldest first, about sixty at most. */
  spans: v.array(v.object({ from: number, to: number, error: errorRateSchema })),
}

export const leakEntries = {
  /** Loss per graded decision. */
  rate: errorRateSchema,
  /** Of all losses. */
  share: chance,
}

export const sessionLineEntries = {
  id,
  at: time,
  speed: v.picklist(SPEEDS),
  /** Unfinished sessions can be resumed. */
  ended: v.boolean(),
  answers: count,
  error: errorRateSchema,
  score: v.nullable(scoreCount),
}

export const bestEntries = {
  speed: v.picklist(['sprint', 'streak']),
  seconds: v.nullable(count),
  score: scoreCount,
  at: time,
}

/** Questions to practise again, answered wrong or slowly. */
export const waitingSchema = v.picklist(['failed', 'slow'])

/** Unix milliseconds; null for no limit. */
export const sinceEntry = v.optional(v.nullable(time), null)

export const limitEntry = (usual: number) => v.optional(whole(1, 200), usual)
