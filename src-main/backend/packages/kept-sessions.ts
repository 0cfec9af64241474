import type { Goal } from '#shared/base/goal.ts'
import type { NamedRules } from '#shared/base/rules.ts'
import type { OverReason } from '#shared/study/course.ts'
import type { AnswerRecord, AnySetup, AskedBefore } from '#shared/study/drill.ts'
import type { Grade, GradeThresholds } from '#shared/study/grade.ts'
import type { NeedsList } from '#shared/study/needs.ts'
import type { Snapshot } from './snapshot.ts'

/** The rules that a game's answers were given for. */
export function* keptRules(
  snapshot: Snapshot,
  game: string,
): Generator<{ hash: string; rules: NamedRules }> {
  const rows = snapshot.rows<{ hash: string; json: string }>(
    `SELECT hash, json FROM rules WHERE game = :game
       AND (id IN (SELECT rules FROM sessions) OR id IN (SELECT rules FROM thresholds))
     ORDER BY id`,
    { game },
  )
  for (const { hash, json } of rows) yield { hash, rules: JSON.parse(json) as NamedRules }
}

/** The user's own thresholds for a game, by the hash of its rules. */
export function* keptThresholds(
  snapshot: Snapshot,
  game: string,
): Generator<{ game: string; goal: Goal; value: GradeThresholds }> {
  const rows = snapshot.rows<{ hash: string; goal: Goal; value: string }>(
    `SELECT hash, goal, value FROM thresholds JOIN rules ON rules.id = thresholds.rules
     WHERE game = :game ORDER BY rules.id, goal`,
    { game },
  )
  for (const { hash, goal, value } of rows) {
    yield { game: hash, goal, value: JSON.parse(value) as GradeThresholds }
  }
}

interface SessionRow {
  readonly uid: string
  readonly hash: string
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

function sessionOf(row: SessionRow) {
  const { uid, hash, source, started, ended, reason, score } = row
  const setup = JSON.parse(row.setup) as AnySetup
  // A session that is no more cannot be named; what it asked stands in the session that repeats it.
  const isLost = setup.source.kind === 'session' && source === null
  const review = row.review === null ? null : (JSON.parse(row.review) as unknown)
  return {
    ...{ uid, game: hash, source, started },
    setup: isLost ? { ...setup, source: { kind: 'failed' as const } } : setup,
    needs: JSON.parse(row.needs) as NeedsList,
    again: row.again === null ? null : (JSON.parse(row.again) as AskedBefore[]),
    thresholds: JSON.parse(row.thresholds) as GradeThresholds,
    end: ended === null ? null : { at: ended, reason, score, review },
  }
}

/** The sessions of a game as they were begun, what each repeats by the name of that. */
export function* keptSessions(
  snapshot: Snapshot,
  game: string,
): Generator<ReturnType<typeof sessionOf>> {
  const rows = snapshot.rows<SessionRow>(
    `SELECT session.uid, hash, session.setup, source.uid AS source, session.needs,
       session.again, session.thresholds, session.started, session.ended, session.reason,
       session.score, session.review
     FROM sessions AS session JOIN rules ON rules.id = session.rules
       LEFT JOIN sessions AS source ON source.id = session.setup ->> '$.source.session'
     WHERE session.game = :game ORDER BY session.id`,
    { game },
  )
  for (const row of rows) yield sessionOf(row)
}

/** An answer, and what stands with its session and rules. */
interface KeptAnswer<Own extends object> extends AnswerRecord<Own> {
  readonly session: string
  readonly number: number
  readonly at: number
  readonly loss: number
  readonly grade: Grade | null
  readonly milliseconds: number
  readonly slow: boolean
  readonly goal: Goal
  /** Of the rules. */
  readonly name: string
  readonly hash: string
  readonly scope: string
  readonly seed: string
}

type AnswerRow = Omit<KeptAnswer<object>, 'own' | 'slow'> & {
  readonly own: string
  readonly slow: 0 | 1
}

/** The answers of a game, session by session. The caller knows what only this game keeps. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters
export function* keptAnswers<Own extends object>(
  snapshot: Snapshot,
  game: string,
): Generator<KeptAnswer<Own>> {
  const rows = snapshot.rows<AnswerRow>(
    `SELECT uid AS session, number, at, answers.kind, code, cell, error, own, loss, grade,
       milliseconds, slow, answers.goal, rules.json ->> 'name' AS name, hash, scope,
       setup ->> 'seed' AS seed
     FROM answers JOIN sessions ON sessions.id = answers.session
       JOIN rules ON rules.id = answers.rules
     WHERE answers.game = :game ORDER BY answers.session, number`,
    { game },
  )
  for (const { own, slow, ...row } of rows) {
    yield { ...row, own: JSON.parse(own) as Own, slow: slow === 1 }
  }
}
