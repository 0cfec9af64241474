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

// What sessions of every game say of answers, and of how somebody fares. Losses are in the unit of
// what is played for: points, or win probability.

const lossRule = (): string => texts.contract.loss(grouped(MAX_EXPECTED_POINTS))
const lossAbove = v.pipe(
  v.number(lossRule),
  v.finite(lossRule),
  v.gtValue(0, lossRule),
  v.maxValue(MAX_EXPECTED_POINTS, lossRule),
)
/** From which loss on an answer is an inaccuracy, a mistake, a blunder: points, or win probability. */
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

/** Mean loss per graded decision, and its 95 % interval; null where too little is known: see ErrorRate. */
export const errorRateSchema = v.object({
  mean: number,
  low: v.nullable(number),
  high: v.nullable(number),
  count,
})

/** What is lost of a decision of play, with its 95 % interval, and from how many answers that is known. */
export const expectedLossSchema = v.object({
  mean: loss,
  low: v.nullable(loss),
  high: v.nullable(number),
  count,
})

/** A position of the day; `day` is a local date. Grade and loss are null until it is answered. */
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

/** Why the best option is better than the chosen one, and what that leads to; empty where that is not told. */
export const reasonEntries = { bestReason: v.string(), chosenReason: v.string() }

/** Fields of a verdict besides its options, which begin with the best. */
export const verdictEntries = {
  /** Null where nothing could be lost, which is not graded. */
  grade: v.nullable(gradeSchema),
  loss,
  /** Place of the choice in `options`. */
  chosen: count,
  ...reasonEntries,
  thresholds: thresholdsSchema,
  milliseconds: answerTime,
}

/** An answer that was given, as lists of mistakes show it, but for what was done. */
export const pastEntries = {
  id,
  at: time,
  code: v.string(),
  grade: gradeSchema,
  /** Null where what was kept cannot be; so is the time. */
  loss: v.nullable(loss),
  milliseconds: v.nullable(answerTime),
}

/** Fields of a session's summary, without its subject and its mistakes. */
export const summaryEntries = {
  session: id,
  /** When it was begun. */
  at: time,
  speed: v.picklist(SPEEDS),
  answers: count,
  /** Over graded decisions. */
  error: errorRateSchema,
  grades: gradeCountsSchema,
  /** Score of a sprint or streak: graded decisions answered best or fine; null for neither. */
  score: v.nullable(scoreCount),
  /** The best score before this one with the same setup; null if this is the first. */
  bestBefore: v.nullable(scoreCount),
  /** Of the answers whose time is known. */
  seconds,
  /** Answers that were taken back; no other figure counts them. */
  slips: count,
  /** Of a drill about a rule of thumb: how many answers were held against it, and followed it. */
  byRule: v.nullable(v.object({ answers: count, followed: count })),
}

/** How a card stands, in one word. */
export const cardStanding = v.picklist(['unseen', 'learning', 'due', 'known'])
export type CardStanding = v.InferOutput<typeof cardStanding>

/** How somebody fares. */
export const progressEntries = {
  sessions: count,
  answers: count,
  error: errorRateSchema,
  grades: gradeCountsSchema,
  /** Median time of an answer; null without one. */
  milliseconds: v.nullable(answerTime),
  /** Of failed and of slow questions that wait to be put right. */
  failed: count,
  slow: count,
  /** By local day or week, oldest first, so that there are at most about sixty. */
  spans: v.array(v.object({ from: number, to: number, error: errorRateSchema })),
}

/** A line of a leak report in figures. */
export const leakEntries = {
  /** Loss per graded decision of this line, with its interval, and of how many. */
  rate: errorRateSchema,
  /** Of all that is lost. */
  share: chance,
}

/** A session in a list of them. */
export const sessionLineEntries = {
  id,
  at: time,
  speed: v.picklist(SPEEDS),
  /** Whether it was ended; one that was not can be resumed. */
  ended: v.boolean(),
  answers: count,
  error: errorRateSchema,
  score: v.nullable(scoreCount),
}

/** One's best sprint or streak of what was asked. */
export const bestEntries = {
  speed: v.picklist(['sprint', 'streak']),
  seconds: v.nullable(count),
  score: scoreCount,
  at: time,
}

/** Questions that wait to be put right: those that were failed, or took long. */
export const waitingSchema = v.picklist(['failed', 'slow'])

/** Milliseconds of the epoch; null for always. */
export const sinceEntry = v.optional(v.nullable(time), null)

/** How many of a list are wanted. */
export const limitEntry = (usual: number) => v.optional(whole(1, 200), usual)
