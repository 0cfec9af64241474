import * as v from 'valibot'
import { GOALS } from '../base/units.ts'
import { answerTime, count, id, time, whole } from '../schemas/numbers.ts'

type Schema = v.GenericSchema

export interface DrillSchemas {
  readonly rules: Schema
  readonly goal: Schema
  readonly setup: Schema
  readonly decision: Schema
  readonly choice: Schema
}

export interface DrillRecordSchemas {
  readonly setup: Schema
  readonly decision: Schema
  readonly review: v.GenericSchema<unknown, object>
  /** Game-specific fields of a stored answer, as JSON. */
  readonly stored: Schema
}

const code = v.pipe(v.string(), v.maxLength(400))

const MAX_ADDED = 200

/** Unix milliseconds; null for no limit. */
const since = v.optional(v.nullable(time), null)

const limit = (usual: number) => v.optional(whole(1, 200), usual)

/** Sessions run in the backend, which stores every answer. Requests and answers name the game. */
export function drillRequests<const Name extends string, const Own extends DrillSchemas>(
  name: Name,
  own: Own,
) {
  /** Keeps the type of each schema, which a property of a generic object would lose. */
  const of = <K extends keyof Own>(part: K): Own[K] => own[part]
  const game = v.literal(name)
  const rules = of('rules')
  const setup = of('setup')
  const session = { game, session: id }
  const played = { game, rules, goal: of('goal') }
  const asked = v.object({ kind: of('decision') as Schema as v.GenericSchema<string>, code })
  return {
    /**
     * Solves if needed. invalid-request if the setup does not fit the rules, not-found if no
     * question does.
     */
    start: v.object({ game, rules, setup }),
    /** The first question of a session, which is not begun; null if a solve would be needed. */
    peek: v.object({ game, rules, setup }),
    answer: v.object({ ...session, number: id, choice: of('choice'), milliseconds: answerTime }),
    /** The next question, or the summary at the end. The same until it is answered. */
    next: v.object(session),
    /**
     * Undoes the last answer and asks again; only the number of slips is kept. invalid-request if
     * that is not possible.
     */
    slip: v.object({ ...session, number: id }),
    hint: v.object({ ...session, number: id, hint: v.picklist([1, 2]) }),
    finish: v.object({ ...session, reason: v.picklist(['time', 'stopped']) }),
    resume: v.object(session),
    thresholds: v.object(played),
    review: v.object({
      game,
      record: id,
      seat: v.pipe(count, v.maxValue(5)),
      goal: v.picklist(GOALS),
    }),
    /** Grades a choice outside a session; stores nothing. not-found without such a decision. */
    retry: v.object({ game, rules, setup, asked, choice: v.nullable(of('choice')) }),
    progress: v.object({ ...played, since, sessions: limit(30) }),
    /** Expected loss per decision of play. With enough answers, solves first if needed. */
    expectedLoss: v.object(played),
    days: v.object({ ...played, limit: limit(14) }),
    /** Decisions to practise again, answered wrong or slowly, worst first. */
    waiting: v.object({
      ...played,
      since,
      limit: limit(50),
      which: v.optional(v.picklist(['failed', 'slow']), 'failed'),
    }),
    /** Cards of positions: due cards first, then by due time. */
    positions: v.object({ ...played, limit: limit(100) }),
    /** `known` counts existing cards. A removed card returns with its schedule. */
    addPositions: v.object({
      ...played,
      positions: v.pipe(v.array(asked), v.minLength(1), v.maxLength(MAX_ADDED)),
    }),
    removePosition: v.object({ game, card: id }),
    restorePosition: v.object({ game, card: id }),
  } as const
}

export type DrillRequestSchemas = Readonly<Record<keyof ReturnType<typeof drillRequests>, Schema>>
