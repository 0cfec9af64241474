import * as v from 'valibot'
import { GOALS } from '../base/units.ts'
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

export interface OwnSchemas {
  readonly rules: Schema
  readonly goal: Schema
  readonly scope: Schema
  /** Decisions that a setup can ask for. */
  readonly kind: Schema
  readonly filters: Schema
  readonly setup: Schema
  readonly keptSetup: Schema
  readonly decision: Schema
  readonly question: v.ObjectEntries
  readonly event: Schema
  readonly choice: Schema
  readonly option: Schema
  /** Fields besides verdictEntries. */
  readonly verdict: v.ObjectEntries
  readonly past: v.ObjectEntries
  readonly review: Schema
  readonly outcome: Schema
  /** Game-specific fields of a stored answer, as JSON. */
  readonly kept: Schema
  readonly leak: v.ObjectEntries
}

const goal = v.picklist(GOALS)
/** Keeps the type of each schema, which a property of a generic object would lose. */
export type SchemaOf<Own extends OwnSchemas> = <K extends keyof Own>(name: K) => Own[K]

/** The drill has a plain object type; the types of all games are too much for the compiler. */
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
            /** Interval of the share of right answers, see masteryOf. */
            low: chance,
            high: chance,
            drill,
          }),
        ),
      }),
    ),
  })

export function partsOf<const Name extends string, Own extends OwnSchemas>(
  name: Name,
  of: SchemaOf<Own>,
) {
  const game = v.literal(name)
  const question = v.object({
    /** From 1 in its session. */
    number: id,
    kind: of('decision'),
    code: v.string(),
    /** From 1; null where there are no turns. */
    turn: v.nullable(id),
    ...of('question'),
  })
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
    /** Grade inaccuracy or worse, worst first. */
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
    /** Drill that trains this leak; null if there is none. A null `kind` keeps the current kind. */
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
    outcome: v.nullable(of('outcome')),
  })
  const best = v.object({ ...bestEntries, ...drilled })
  return { game, question, pastAnswer, summary, step, verdict, leak, mastery, sessionLine, best }
}
