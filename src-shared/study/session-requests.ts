import * as v from 'valibot'
import { answerTime, id, number, scoreCount, seconds } from '../schemas/numbers.ts'
import { ruleHashSchema } from '../schemas/rules.ts'
import { thresholdsSchema } from './session-parts.ts'

const session = { session: id }

/** What a game says of its own drills. */
interface SessionSchemas<Rules, Subject, Setup, Choice, Verdict, Step> {
  readonly rules: Rules
  /** What thresholds are of: the rules, and what is played for where that can differ. */
  readonly subject: Subject
  readonly setup: Setup
  readonly choice: Choice
  readonly verdict: Verdict
  readonly step: Step
}

/** Requests by their names under a game's own. */
export type Prefixed<Prefix extends string, Requests> = {
  readonly [Name in keyof Requests & string as `${Prefix}.${Name}`]: Requests[Name]
}

/** Names things by their own name under a game's. */
export function prefixed<Prefix extends string, Requests extends Readonly<Record<string, unknown>>>(
  prefix: Prefix,
  requests: Requests,
): Prefixed<Prefix, Requests> {
  const named = Object.entries(requests).map(([name, own]) => [`${prefix}.${name}`, own])
  return Object.fromEntries(named) as Prefixed<Prefix, Requests>
}

/**
 * Drills of a game: sessions of questions, played out and graded by the backend, every answer kept.
 * Each request is under the game's own name: `drill.start`, `yahtzeeDrill.start`.
 */
export function sessionRequests<
  const Prefix extends string,
  Rules extends v.GenericSchema,
  const Subject extends v.ObjectEntries,
  Setup extends v.GenericSchema,
  Choice extends v.GenericSchema,
  Verdict extends v.GenericSchema,
  Step extends v.GenericSchema,
>(
  prefix: Prefix,
  {
    rules,
    subject,
    setup,
    choice,
    verdict,
    step,
  }: SessionSchemas<Rules, Subject, Setup, Choice, Verdict, Step>,
) {
  return prefixed(prefix, {
    /**
     * Begins a session; the game is solved first where that is needed. invalid-request for a setup
     * that does not fit the rules, not-found where no question fits.
     */
    start: {
      params: v.object({ rules, setup }),
      answer: v.object({ ...session, step }),
    },
    /** Grades and keeps the answer to the question of this number, or says why it is not allowed. */
    answer: {
      params: v.object({ ...session, number: id, choice, milliseconds: answerTime }),
      answer: v.variant('graded', [
        v.object({ graded: v.literal(false), problem: v.string() }),
        v.object({
          graded: v.literal(true),
          verdict,
          /** Whether the session is over with this answer, as a streak is with a mistake. */
          last: v.boolean(),
        }),
      ]),
    },
    /** The next question, or what there is to say in the end. The same until it is answered. */
    next: { params: v.object(session), answer: step },
    /** First what to look at, then the rule that decides. */
    hint: {
      params: v.object({ ...session, number: id, hint: v.picklist([1, 2]) }),
      answer: v.object({ text: v.string() }),
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
        setup,
        /** Time that its answers took. */
        seconds,
        /** What a sprint or streak has counted so far, null for neither. */
        score: v.nullable(scoreCount),
        step,
      }),
    },
    /** The thresholds in use, and those that fit the gaps of this game. */
    thresholds: {
      params: v.object(subject),
      answer: v.object({
        inUse: thresholdsSchema,
        calibrated: thresholdsSchema,
        /** Quantiles 5, 10, ... 95 % of the gaps between the best option and the next, in play. */
        gaps: v.array(number),
        edited: v.boolean(),
      }),
    },
    /** Null goes back to the calibrated ones. Answers given before keep theirs. */
    setThresholds: {
      params: v.object({ ...subject, thresholds: v.nullable(thresholdsSchema) }),
      answer: v.object({}),
    },
  })
}
