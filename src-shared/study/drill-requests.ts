import * as v from 'valibot'
import {
  answerTime,
  count,
  id,
  loss,
  number,
  scoreCount,
  seconds,
  time,
} from '../schemas/numbers.ts'
import { ruleHashSchema } from '../schemas/rules.ts'
import { partsOf, type OwnSchemas, type SchemaOf } from './drill-parts.ts'
import {
  cardStanding,
  dayLineSchema,
  errorRateSchema,
  expectedLossSchema,
  gradeCountsSchema,
  limitEntry,
  progressEntries,
  reasonEntries,
  sinceEntry,
  thresholdsSchema,
  waitingSchema,
} from './session-schemas.ts'

type Schema = v.GenericSchema

/** The position of a question as a text. */
const code = v.pipe(v.string(), v.maxLength(200))

/** More positions are not made cards of at once. */
const MAX_ADDED = 200

/**
 * Drills of one game: sessions of questions, played out and graded by the backend, every answer kept,
 * and what came of them. Every request names the game, and so does every answer whose type depends on
 * it.
 */
export function drillRequests<const Name extends string, const Own extends OwnSchemas>(
  name: Name,
  own: Own,
) {
  const of: SchemaOf<Own> = (part) => own[part]
  const parts = partsOf(name, of)
  const { game, question, step, verdict, pastAnswer, leak, mastery, sessionLine, best } = parts
  const rules = of('rules')
  const setup = of('setup')
  const session = { game, session: id }
  const played = { game, rules, goal: of('goal') }
  const askedSchema = v.object({ kind: of('decision') as Schema as v.GenericSchema<string>, code })
  const positionCard = v.object({
    id,
    kind: of('decision'),
    code: v.string(),
    state: cardStanding,
    /** Null for one that was never answered. */
    due: v.nullable(time),
  })
  const requests = {
    /**
     * Begins a session; the game is solved first where that is needed. invalid-request for a setup
     * that does not fit the rules, not-found where no question fits.
     */
    start: {
      params: v.object({ game, rules, setup }),
      answer: v.object({ ...session, step }),
    },
    /** Grades and keeps the answer to the question of this number, or says why it is not allowed. */
    answer: {
      params: v.object({
        ...session,
        number: id,
        choice: of('choice'),
        milliseconds: answerTime,
      }),
      answer: v.variant('graded', [
        v.object({ game, graded: v.literal(false), problem: v.string() }),
        v.object({
          game,
          graded: v.literal(true),
          verdict,
          /** Whether the session is over with this answer, as a streak is with a mistake. */
          last: v.boolean(),
        }),
      ]),
    },
    /** The next question, or what there is to say in the end. The same until it is answered. */
    next: { params: v.object(session), answer: step },
    /**
     * Takes the last answer back as a slip, of which nothing but their number is told; its question is
     * asked again. invalid-request for other answers and where the session does not allow it.
     */
    slip: { params: v.object({ ...session, number: id }), answer: v.object({ game }) },
    /** First what to look at, then the rule that decides. */
    hint: {
      params: v.object({ ...session, number: id, hint: v.picklist([1, 2]) }),
      answer: v.object({ game, text: v.string() }),
    },
    /** Ends a session before its end; what was answered stays. */
    finish: {
      params: v.object({ ...session, reason: v.picklist(['time', 'stopped']) }),
      answer: step,
    },
    /** A session that was not ended, perhaps before the app was closed: where and how it was. */
    resume: {
      params: v.object(session),
      answer: v.object({
        ...session,
        rules,
        hash: ruleHashSchema,
        setup: of('keptSetup'),
        /** Time that its answers took; in a sprint what wrong ones have cost besides. */
        seconds,
        /** Score of the sprint or streak so far, null for neither. */
        score: v.nullable(scoreCount),
        /** What happened before the events of the step, in its order; no more than a log shows. */
        told: v.array(of('event')),
        step,
      }),
    },
    /** The thresholds in use, and those that fit the gaps of this game. */
    thresholds: {
      params: v.object(played),
      answer: v.object({
        game,
        inUse: thresholdsSchema,
        calibrated: thresholdsSchema,
        /** Quantiles 5, 10, ... 95 % of the gaps between the best option and the next, in play. */
        gaps: v.array(number),
        edited: v.boolean(),
      }),
    },
    /** Null goes back to the calibrated ones. Answers given before keep theirs. */
    setThresholds: {
      params: v.object({ ...played, thresholds: v.nullable(thresholdsSchema) }),
      answer: v.object({ game }),
    },
    /**
     * Reviews a game that was recorded, for the player of this place. The game is solved first where
     * that is needed.
     */
    review: {
      params: v.object({
        game,
        record: id,
        seat: v.pipe(count, v.maxValue(5)),
        goal: of('goal'),
      }),
      answer: v.object({
        game,
        rules,
        hash: ruleHashSchema,
        review: of('review'),
        /** Over graded decisions. */
        error: errorRateSchema,
        grades: gradeCountsSchema,
        /** In their order, with why; those in which nothing could be lost are left out. */
        decisions: v.array(
          v.object({
            ...{ ...pastAnswer.entries, ...reasonEntries },
            /** Number of the player's own turn, from 1, and the place in the line of the review. */
            ...{ turn: id, step: count },
          }),
        ),
        /** Lines of a leak report of this game alone: those that cost most, the costliest first. */
        habits: v.array(leak),
      }),
    },
    /**
     * Asks a decision outside of any session and, with a choice, grades that; nothing is kept.
     * not-found where there is no such decision under these rules.
     */
    retry: {
      params: v.object({
        ...{ game, rules, setup },
        asked: askedSchema,
        choice: v.nullable(of('choice')),
      }),
      answer: v.object({
        game,
        question,
        /** What to look at; it does not say what to do. */
        hint: v.string(),
        /** Null without a choice, and for one that is not allowed. */
        verdict: v.nullable(verdict),
        /** Why the choice is not allowed; null where it is. */
        problem: v.nullable(v.string()),
      }),
    },
    /** How somebody fares, where it is lost, and what was done lately. */
    progress: {
      params: v.object({ ...played, since: sinceEntry, sessions: limitEntry(30) }),
      answer: v.object({
        game,
        ...progressEntries,
        leaks: v.array(leak),
        /** How surely decisions are known; null where the game has no map of them. */
        mastery: v.nullable(mastery),
        /** Newest first. */
        lately: v.array(sessionLine),
        /** The user's best sprints and streaks, by what was asked. */
        bests: v.array(best),
      }),
    },
    /**
     * What somebody loses of a decision as play brings them, in points or chance to win. Once enough was
     * answered the game is solved first where that is needed.
     */
    standing: {
      params: v.object(played),
      answer: v.object({
        game,
        /** Graded answers to decisions of play. */
        answers: count,
        /** By the answers of the last `before.days` or month, or by all; null where all are too few. */
        now: v.nullable(expectedLossSchema),
        /** By the answers before the last days, of which there are so many. */
        before: v.nullable(v.object({ ...expectedLossSchema.entries, days: count })),
        /** The habits that surely cost something, as lines of `leaks`, and what each costs of it. */
        habits: v.array(v.object({ leak, loss })),
      }),
    },
    /** Positions of the day that were begun, the latest day first. */
    days: {
      params: v.object({ ...played, limit: limitEntry(14) }),
      answer: v.object({ game, days: v.array(dayLineSchema) }),
    },
    /** Decisions that went wrong, or took long, and wait to be put right, worst first. */
    waiting: {
      params: v.object({
        ...played,
        since: sinceEntry,
        which: v.optional(waitingSchema, 'failed'),
        limit: limitEntry(50),
      }),
      answer: v.object({ game, answers: v.array(pastAnswer) }),
    },
    /** The positions that cards were made of: those that are due first, then by when they will be. */
    positions: {
      params: v.object({ ...played, limit: limitEntry(100) }),
      answer: v.object({ game, total: count, due: count, cards: v.array(positionCard) }),
    },
    /**
     * Makes cards of positions, one of each: `known` were there before. One that was removed comes
     * back with its schedule.
     */
    addPositions: {
      params: v.object({
        ...played,
        positions: v.pipe(v.array(askedSchema), v.minLength(1), v.maxLength(MAX_ADDED)),
      }),
      answer: v.object({ game, added: count, known: count }),
    },
    removePosition: { params: v.object({ game, card: id }), answer: v.object({ game }) },
    /** Brings a removed one back. */
    restorePosition: { params: v.object({ game, card: id }), answer: v.object({ game }) },
  } as const
  const records = {
    setup: of('keptSetup'),
    decision: of('decision'),
    review: of('review'),
    kept: of('kept'),
  }
  return { ...parts, requests, records }
}

/** A game's own schemas in the records of drills. */
export interface DrillRecordSchemas {
  readonly setup: Schema
  /** The kind of one decision. */
  readonly decision: Schema
  /** How a game went. */
  readonly review: Schema
  /** Fields that only this game keeps of an answer. */
  readonly kept: Schema
}

/** As much of a game's requests as can be known without the game. */
export type DrillRequestSchemas = Readonly<
  Record<
    keyof ReturnType<typeof drillRequests>['requests'],
    { readonly params: Schema; readonly answer: Schema }
  >
>
