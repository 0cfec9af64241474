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

const code = v.pipe(v.string(), v.maxLength(200))

const MAX_ADDED = 200

/**
 * Sessions run in the backend, which stores every answer. Requests name the game, and so do all
 * answers whose type depends on it.
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
    due: v.nullable(time),
  })
  const requests = {
    /**
     * Solves if needed. invalid-request if the setup does not fit the rules, not-found if no
     * question does.
     */
    start: {
      params: v.object({ game, rules, setup }),
      answer: v.object({ ...session, step }),
    },
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
          /** Whether this answer ends the session, as a mistake ends a streak. */
          last: v.boolean(),
        }),
      ]),
    },
    /** The next question, or the summary at the end. The same until it is answered. */
    next: { params: v.object(session), answer: step },
    /**
     * Undoes the last answer and asks again; only the number of slips is kept. invalid-request if
     * that is not possible.
     */
    slip: { params: v.object({ ...session, number: id }), answer: v.object({ game }) },
    hint: {
      params: v.object({ ...session, number: id, hint: v.picklist([1, 2]) }),
      answer: v.object({ game, text: v.string() }),
    },
    finish: {
      params: v.object({ ...session, reason: v.picklist(['time', 'stopped']) }),
      answer: step,
    },
    resume: {
      params: v.object(session),
      answer: v.object({
        ...session,
        rules,
        hash: ruleHashSchema,
        setup: of('keptSetup'),
        /** Time of its answers; in a sprint including the penalties. */
        seconds,
        /** Null unless it is a sprint or streak. */
        score: v.nullable(scoreCount),
        /** Events before those of the step, at most MAX_TOLD. */
        told: v.array(of('event')),
        step,
      }),
    },
    thresholds: {
      params: v.object(played),
      answer: v.object({
        game,
        inUse: thresholdsSchema,
        calibrated: thresholdsSchema,
        /** Quantiles 5, 10, ... 95 % of the gaps between the best and the next option, in play. */
        gaps: v.array(number),
        edited: v.boolean(),
      }),
    },
    /** Null restores the calibrated thresholds. Earlier grades do not change. */
    setThresholds: {
      params: v.object({ ...played, thresholds: v.nullable(thresholdsSchema) }),
      answer: v.object({ game }),
    },
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
        error: errorRateSchema,
        grades: gradeCountsSchema,
        /** In order, with reasons; without decisions that could lose nothing. */
        decisions: v.array(
          v.object({
            ...{ ...pastAnswer.entries, ...reasonEntries },
            /** The player's own turn, from 1, and the index in the line of the review. */
            ...{ turn: id, step: count },
          }),
        ),
        habits: v.array(leak),
      }),
    },
    /**
     * Grades a choice outside any session; stores nothing. not-found if there is no such decision.
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
        /** Says what to look at, not what to do. */
        hint: v.string(),
        /** Null without a valid choice. */
        verdict: v.nullable(verdict),
        /** Why the choice is not allowed, else null. */
        problem: v.nullable(v.string()),
      }),
    },
    progress: {
      params: v.object({ ...played, since: sinceEntry, sessions: limitEntry(30) }),
      answer: v.object({
        game,
        ...progressEntries,
        leaks: v.array(leak),
        /** Null if the game has no mastery map. */
        mastery: v.nullable(mastery),
        /** Newest first. */
        lately: v.array(sessionLine),
        bests: v.array(best),
      }),
    },
    /**
     * Expected loss per decision of play. Solves first if needed, once there are enough answers.
     */
    standing: {
      params: v.object(played),
      answer: v.object({
        game,
        answers: count,
        /** From the last `before.days` days or month, or all answers; null if too few. */
        now: v.nullable(expectedLossSchema),
        /** From the answers before the last `days` days. */
        before: v.nullable(v.object({ ...expectedLossSchema.entries, days: count })),
        /** Leaks with a significant cost, and the loss due to each. */
        habits: v.array(v.object({ leak, loss })),
      }),
    },
    days: {
      params: v.object({ ...played, limit: limitEntry(14) }),
      answer: v.object({ game, days: v.array(dayLineSchema) }),
    },
    /** Decisions to practise again, answered wrong or slowly, worst first. */
    waiting: {
      params: v.object({
        ...played,
        since: sinceEntry,
        which: v.optional(waitingSchema, 'failed'),
        limit: limitEntry(50),
      }),
      answer: v.object({ game, answers: v.array(pastAnswer) }),
    },
    /** Cards of positions: due cards first, then by due time. */
    positions: {
      params: v.object({ ...played, limit: limitEntry(100) }),
      answer: v.object({ game, total: count, due: count, cards: v.array(positionCard) }),
    },
    /** `known` counts existing cards. A removed card returns with its schedule. */
    addPositions: {
      params: v.object({
        ...played,
        positions: v.pipe(v.array(askedSchema), v.minLength(1), v.maxLength(MAX_ADDED)),
      }),
      answer: v.object({ game, added: count, known: count }),
    },
    removePosition: { params: v.object({ game, card: id }), answer: v.object({ game }) },
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

export interface DrillRecordSchemas {
  readonly setup: Schema
  readonly decision: Schema
  readonly review: Schema
  readonly kept: Schema
}

export type DrillRequestSchemas = Readonly<
  Record<
    keyof ReturnType<typeof drillRequests>['requests'],
    { readonly params: Schema; readonly answer: Schema }
  >
>
