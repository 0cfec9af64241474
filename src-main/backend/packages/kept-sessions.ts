import type { OverReason } from '#shared/study/course.ts'
import type { DrillTypes } from '../drills/drill-game.ts'
import type { DrillForm, NeedsList } from '../drills/kept-drills.ts'
import { knownScore, readKnown, readRules, sessionThresholds } from '../store/known-values.ts'
import type { Snapshot } from './snapshot.ts'

/** The rules that a game's answers were given for. */
export function* keptRules<T extends DrillTypes>(
  snapshot: Snapshot,
  { rules }: DrillForm<T>,
): Generator<{ hash: string; rules: T['played']['rules'] }> {
  const rows = snapshot.rows<{ hash: string; json: string }>(
    `SELECT hash, json FROM ${rules} ORDER BY id`,
  )
  for (const { hash, json } of rows) {
    yield { hash, rules: readRules(json) as T['played']['rules'] }
  }
}

interface Row {
  readonly uid: string
  readonly game: string
  readonly setup: string
  readonly source: string | null
  readonly needs: string
  readonly again: string | null
  readonly thresholds: string
  readonly started: number
  readonly ended: number | null
  readonly reason: OverReason
  readonly score: number | null
  readonly review: string | null
}

function sessionOf<T extends DrillTypes>({ readSetup, reviewSchema }: DrillForm<T>, row: Row) {
  const { uid, game, source, started, ended, reason, score } = row
  const setup = readSetup(row.setup)
  // A session that is no more cannot be named; what it asked stands in the session that repeats it.
  const isLost = setup.source.kind === 'session' && source === null
  const review = readKnown(reviewSchema, row.review)
  return {
    ...{ uid, game, source, started },
    setup: isLost ? { ...setup, source: { kind: 'failed' as const } } : setup,
    needs: JSON.parse(row.needs) as NeedsList,
    again: row.again === null ? null : (JSON.parse(row.again) as T['again'][]),
    thresholds: sessionThresholds(row.thresholds),
    end: ended === null ? null : { at: ended, reason, score, review },
  }
}

/** The sessions of a game as they were begun, what each repeats by the name of that. */
export function* keptSessions<T extends DrillTypes>(
  snapshot: Snapshot,
  form: DrillForm<T>,
): Generator<ReturnType<typeof sessionOf<T>>> {
  const rows = snapshot.rows<Row>(
    `SELECT session.uid, hash AS game, session.setup, source.uid AS source, session.needs,
       session.again, session.thresholds, session.started, session.ended, session.reason,
       ${knownScore('session.score')} AS score, session.review
     FROM ${form.sessions} AS session JOIN ${form.rules} AS rules ON rules.id = session.rules
       LEFT JOIN ${form.sessions} AS source ON source.id = session.setup ->> '$.source.session'
     ORDER BY session.id`,
  )
  for (const row of rows) yield sessionOf(form, row)
}
