import type { Goal } from '#shared/base/units.ts'
import type { RuleHash } from '#shared/base/rules.ts'
import type { ListEntry } from '#shared/games/game.ts'
import type { Person } from '#shared/study/people.ts'
import type { OverReason } from '#shared/study/course.ts'
import type { AskedBefore } from '#shared/study/drill.ts'
import type { StoredAnswer } from '../drills/answer-records.ts'
import type { DrillGame, DrillGames } from '../drills/drill-game.ts'
import { readState } from '../cards/state-records.ts'
import {
  jsonField,
  KNOWN_TIME,
  knownScore,
  readJson,
  readKnown,
  readRules,
  readSetup,
  readThresholds,
  sessionThresholds,
} from '../store/known-values.ts'
import type { RecordKind, RecordOf, Unchecked } from './package-records.ts'
import type { Snapshot } from './snapshot.ts'
import { PEOPLE } from '../records/people-store.ts'
import { recordFigures } from '#shared/contract/records.ts'

type RecordRow = Omit<RecordOf<'record'>, 'kind' | 'figures'> & { figures: string | null }

export function* storedRecords(
  snapshot: Snapshot,
  games: DrillGames,
): Generator<RecordOf<'record'>> {
  const rows = snapshot.rows<RecordRow>(
    `SELECT game, uid, source, at, title, notes, text, figures FROM records
     WHERE removed IS NULL AND text IS NOT NULL ORDER BY id`,
  )
  for (const { figures, ...row } of rows) {
    if (!games.get(row.game)?.drill.records) continue
    yield { kind: 'record', ...row, figures: readKnown(recordFigures, figures) }
  }
}

// Records of games that this version does not have are skipped.

export type Rows<K extends RecordKind> = Generator<Unchecked<RecordOf<K>>>

function* storedRules(snapshot: Snapshot, games: DrillGames): Rows<'game'> {
  const rows = snapshot.rows<{ game: string; hash: RuleHash; json: string }>(
    `SELECT game, hash, json FROM rules
     WHERE id IN (SELECT rules FROM sessions) OR id IN (SELECT rules FROM thresholds)
       OR id IN (SELECT rules FROM position_cards WHERE removed IS NULL)
     ORDER BY id`,
  )
  for (const { game, hash, json } of rows) {
    if (games.has(game)) yield { kind: 'game', game, hash, rules: readRules(game, json) }
  }
}

function* storedThresholds(snapshot: Snapshot, games: DrillGames): Rows<'thresholds'> {
  const rows = snapshot.rows<{ game: string; hash: RuleHash; goal: Goal; value: string }>(
    `SELECT game, hash, goal, value FROM thresholds JOIN rules ON rules.id = thresholds.rules
     ORDER BY rules.id, goal`,
  )
  for (const { game, hash, goal, value: json } of rows) {
    if (!games.has(game)) continue
    const value = readThresholds(json)
    yield { kind: 'thresholds', game, rules: hash, goal, value: value && { ...value } }
  }
}

interface SessionRow {
  readonly uid: string
  readonly game: string
  readonly hash: RuleHash
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

function sessionOf({ game, drill }: DrillGame, row: SessionRow): Unchecked<RecordOf<'session'>> {
  const { uid, hash, source, started, ended, reason, score } = row
  const stored = readSetup(row.setup)
  const setup = stored && drill.knownSetup(stored)
  // The repeated session was deleted. Its questions are stored in this session's `again`.
  const isLost = setup?.source.kind === 'session' && source === null
  const review = readKnown(game.drill.records.review, row.review)
  return {
    kind: 'session',
    uid,
    game: game.name,
    rules: hash,
    source,
    started,
    setup: isLost ? { ...setup, source: { kind: 'failed' as const } } : setup,
    needs: readJson(row.needs) as RecordOf<'session'>['needs'] | null,
    again: row.again === null ? null : (readJson(row.again) as AskedBefore[]),
    thresholds: { ...sessionThresholds(row.thresholds) },
    end: ended === null ? null : { at: ended, reason, score, review },
  }
}

function* storedSessions(snapshot: Snapshot, games: DrillGames): Rows<'session'> {
  const rows = snapshot.rows<SessionRow>(
    `SELECT session.uid, session.game, hash, session.setup, source.uid AS source, session.needs,
       session.again, session.thresholds, session.started, session.ended, session.reason,
       ${knownScore('session.score')} AS score, session.review
     FROM sessions AS session JOIN rules ON rules.id = session.rules
       LEFT JOIN sessions AS source ON source.id = ${jsonField('session.setup', '$.source.session')}
     ORDER BY session.id`,
  )
  for (const row of rows) {
    const game = games.get(row.game)
    if (game) yield sessionOf(game, row)
  }
}

interface ExportedAnswer extends Omit<StoredAnswer, 'id' | 'own'> {
  /** Null if unreadable. */
  readonly own: object | null
  readonly game: string
  readonly session: string
  readonly slow: boolean
}

type AnswerRow = Omit<ExportedAnswer, 'own' | 'slow' | 'loss'> & {
  readonly own: string
  readonly slow: 0 | 1
  readonly loss: number
}

function* storedAnswers(snapshot: Snapshot, games: DrillGames): Generator<ExportedAnswer> {
  const rows = snapshot.rows<AnswerRow>(
    `SELECT answers.game, uid AS session, number, at, answers.kind, code, cell, error, own, loss,
       grade, ${KNOWN_TIME} AS milliseconds, slow, answers.goal
     FROM answers JOIN sessions ON sessions.id = answers.session
     ORDER BY answers.session, number`,
  )
  for (const { own, slow, loss, ...row } of rows) {
    const known = games.get(row.game)
    if (!known) continue
    const { game, drill } = known
    const isLossKnown = loss >= 0 && loss <= game.drill.maxLoss(row.goal)
    yield {
      ...row,
      own: drill.knownOwn(readJson(own)),
      loss: isLossKnown ? loss : null,
      slow: slow === 1,
    }
  }
}

export function* drillRecords(
  snapshot: Snapshot,
  games: DrillGames,
): Rows<'game' | 'thresholds' | 'session' | 'answer'> {
  yield* storedRules(snapshot, games)
  yield* storedThresholds(snapshot, games)
  yield* storedSessions(snapshot, games)
  for (const answer of storedAnswers(snapshot, games)) {
    const { game, session, number, at, kind: decision, code, cell, error, own } = answer
    const { loss, grade, milliseconds, slow } = answer
    yield {
      kind: 'answer',
      game,
      session,
      number,
      at,
      decision,
      code,
      cell,
      error,
      own,
      loss,
      grade,
      milliseconds,
      slow,
    }
  }
}

export function* storedPositions(snapshot: Snapshot, games: DrillGames): Rows<'position'> {
  const rows = snapshot.rows<Omit<RecordOf<'position'>, 'kind' | 'state'> & { state: string }>(
    `SELECT game, hash AS rules, goal, kind AS decision, code, at, state
     FROM position_cards JOIN rules ON rules.id = position_cards.rules
     WHERE removed IS NULL ORDER BY position_cards.id`,
  )
  for (const { state, ...row } of rows) {
    if (games.has(row.game)) yield { kind: 'position', ...row, state: readState(state) }
  }
}

/** Entries of a list in a note, unchecked; null for one that is no list. */
function* entriesOf<Entry>(snapshot: Snapshot, name: string): Generator<Entry | null> {
  const sql = 'SELECT value FROM notes WHERE name = :name'
  for (const { value } of snapshot.rows<{ value: string }>(sql, { name })) {
    const entries = readJson(value)
    yield* Array.isArray(entries) ? (entries as Entry[]) : [null]
  }
}

export function* storedPeople(snapshot: Snapshot): Rows<'person'> {
  for (const person of entriesOf<Person>(snapshot, PEOPLE)) {
    yield { name: null, colour: null, others: null, ...person, kind: 'person' }
  }
}

export function* storedLists(snapshot: Snapshot, games: DrillGames): Rows<'listed'> {
  for (const [game, { game: drill }] of games) {
    for (const list of Object.keys(drill.lists ?? {})) {
      for (const entry of entriesOf<ListEntry>(snapshot, list)) {
        yield { kind: 'listed', game, list, entry }
      }
    }
  }
}
