import * as v from 'valibot'
import { GOALS } from '../base/goal.ts'
import { chance, count, id } from '../schemas/numbers.ts'
import { MASTERY_STATES, type MasteryMap } from './mastery.ts'
import {
  bestEntries,
  leakEntries,
  overReason,
  pastEntries,
  sessionLineEntries,
  summaryEntries,
  verdictEntries,
} from './session-schemas.ts'

type Schema = v.GenericSchema

/** A game's own schemas for its drills. */
export interface OwnSchemas {
  readonly rules: Schema
  /** Goals that can be played for. */
  readonly goal: Schema
  /** Of sessions that were kept; whole games come from the table, and from earlier versions. */
  readonly scope: Schema
  /** Which decisions can be asked for. */
  readonly kind: Schema
  readonly filters: Schema
  readonly setup: Schema
  /** Of a session that was kept. */
  readonly keptSetup: Schema
  /** The kind of one decision. */
  readonly decision: Schema
  readonly question: v.ObjectEntries
  /** Event between two questions. */
  readonly event: Schema
  readonly choice: Schema
  readonly option: Schema
  /** A game's own fields of a verdict, besides those that every verdict has. */
  readonly verdict: v.ObjectEntries
  /** The action in an earlier answer, and the best one. */
  readonly past: v.ObjectEntries
  /** How a game went. */
  readonly review: Schema
  /** How a game ended, in a list of sessions. */
  readonly outcome: Schema
  /** Fields that only this game keeps of an answer, as JSON. */
  readonly kept: Schema
  /** Subject of a line of the leak report. */
  readonly leak: v.ObjectEntries
}

const goal = v.picklist(GOALS)
/** Each of a game's schemas with its own type, which a property of a generic object would lose. */
export type SchemaOf<Own extends OwnSchemas> = <K extends keyof Own>(name: K) => Own[K]

/**
 * The map of what is known, by the plain type of its drills: their own one in the types of every game
 * is more than the compiler takes.
 */
const masterySchema = (drill: v.GenericSchema<object>): v.GenericSchema<MasteryMap> =>
  v.object({
    rowTitle: v.string(),
    columnTitle: v.string(),
    columns: v.array(v.string()),
    rows: v.array(
      v.object({
        title: v.string(),
        squares: v.array(
          v.object({
            state: v.picklist(MASTERY_STATES),
            count,
            right: count,
            /** Interval of the part that is right: see masteryOf. */
            low: chance,
            high: chance,
            drill,
          }),
        ),
      }),
    ),
  })

/** The parts of a game's requests that screens have types of. */
export function partsOf<const Name extends string, Own extends OwnSchemas>(
  name: Name,
  of: SchemaOf<Own>,
) {
  const game = v.literal(name)
  const question = v.object({
    /** From 1 in its session. */
    number: id,
    kind: of('decision'),
    /** The position as a short text. */
    code: v.string(),
    /** Where turns are played, the number of the turn, from 1. */
    turn: v.nullable(id),
    ...of('question'),
  })
  /** An answer that was given, as lists of mistakes show it. */
  const pastAnswer = v.object({
    ...pastEntries,
    kind: of('decision'),
    goal,
    ...of('past'),
  })
  const summary = v.object({
    ...summaryEntries,
    goal,
    scope: of('scope'),
    /** Worst first; those of grade inaccuracy or worse. */
    mistakes: v.array(pastAnswer),
    game: v.nullable(of('review')),
  })
  const told = { game, events: v.array(of('event')) }
  const step = v.variant('kind', [
    v.object({ ...told, kind: v.literal('question'), question }),
    v.object({ ...told, kind: v.literal('over'), reason: overReason, summary }),
  ])
  const verdict = v.object({
    ...verdictEntries,
    options: v.array(of('option')),
    ...of('verdict'),
  })
  const leak = v.object({
    ...of('leak'),
    ...leakEntries,
    /**
     * Drill setup that trains this leak; a null `kind` leaves the current one unchanged. Null where
     * it cannot be asked for.
     */
    drill: v.nullable(
      v.object({
        kind: v.nullable(of('kind')),
        filters: of('filters'),
      }),
    ),
  })
  const mastery = masterySchema(v.object({ kind: v.nullable(of('kind')), filters: of('filters') }))
  const drilled = { scope: of('scope'), kind: of('kind') }
  const sessionLine = v.object({
    ...sessionLineEntries,
    ...drilled,
    /** How a game ended; null where none was played, and until it has ended. */
    outcome: v.nullable(of('outcome')),
  })
  const best = v.object({ ...bestEntries, ...drilled })
  return { game, question, pastAnswer, summary, step, verdict, leak, mastery, sessionLine, best }
}
