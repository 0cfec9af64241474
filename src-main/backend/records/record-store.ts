import * as v from 'valibot'
import type { Goal } from '#shared/base/units.ts'
import type { RecordFigures, RecordSource } from '#shared/contract/records.ts'
import { recordFigures } from '#shared/contract/records.ts'
import { insertInto } from '../drills/played.ts'
import { nearestTime, readKnown } from '../store/known-values.ts'
import type { StudyDatabase } from '../store/study-database.ts'

export interface StoredRecord {
  readonly id: number
  readonly uid: string
  readonly game: string
  readonly source: RecordSource
  readonly rules: string
  readonly hash: string
  /** When the game began or was entered, in ms since the epoch. */
  readonly at: number
  readonly players: readonly string[]
  readonly result: string
  readonly title: string
  readonly notes: string
  /** Notation of the game; null for a drilled game known only by its session. */
  readonly text: string | null
  /** Id of the drill session; null if not drilled. */
  readonly session: number | null
  readonly figures: RecordFigures | null
}

type NewRecord = Omit<StoredRecord, 'id' | 'session'>

type Row = Omit<StoredRecord, 'players' | 'figures'> & {
  readonly players: string
  readonly figures: string | null
}

const COLUMNS = `records.id, records.uid, records.game, source, records.rules, hash, ${nearestTime('at')} AS at, players, result,
  title, notes, text, figures, sessions.id AS session`
const FROM = 'records LEFT JOIN sessions ON sessions.uid = records.uid'

const readRow = ({ players, figures, ...row }: Row): StoredRecord => ({
  ...row,
  players: readKnown(v.array(v.string()), players) ?? [],
  figures: readKnown(recordFigures, figures),
})

export interface RecordFilter {
  /** Words that must all occur in title, notes, players, rules or day. */
  readonly search: string
  readonly game: string | null
  readonly limit: number
}

const anywhere = (word: string): string => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`

const MAX_WORDS = 8

export function listRecords(
  database: StudyDatabase,
  { search, game, limit }: RecordFilter,
): { records: StoredRecord[]; total: number } {
  const words = search
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS)
  const conditions = [
    'removed IS NULL',
    '(:game IS NULL OR records.game = :game)',
    ...words.map(
      (_, i) =>
        `title || ' ' || notes || ' ' || players || ' ' || records.rules || ' ' ||
         strftime('%Y-%m-%d', at / 1000, 'unixepoch', 'localtime') LIKE :word${i} ESCAPE '\\'`,
    ),
  ].join(' AND ')
  const given = {
    game,
    ...Object.fromEntries(words.map((word, i) => [`word${i}`, anywhere(word)])),
  }
  const { total } = database.get<{ total: number }>(
    `SELECT count(*) AS total FROM records WHERE ${conditions}`,
    given,
  )!
  const rows = database.all<Row>(
    `SELECT ${COLUMNS} FROM ${FROM} WHERE ${conditions} ORDER BY records.at DESC, records.id DESC LIMIT :limit`,
    { ...given, limit },
  )
  return { records: rows.map(readRow), total }
}

export function readRecord(database: StudyDatabase, id: number): StoredRecord | null {
  const row = database.get<Row>(
    `SELECT ${COLUMNS} FROM ${FROM} WHERE records.id = :id AND removed IS NULL`,
    { id },
  )
  return row ? readRow(row) : null
}

/** Also finds removed records. */
export function recordOfText(database: StudyDatabase, text: string) {
  const row = database.get<{ id: number; removed: number | null }>(
    'SELECT id, removed FROM records WHERE text = :text ORDER BY removed IS NOT NULL LIMIT 1',
    { text },
  )
  return row ?? null
}

export function insertRecord(database: StudyDatabase, record: NewRecord): number {
  const row = {
    ...record,
    players: JSON.stringify(record.players),
    figures: record.figures && JSON.stringify(record.figures),
  }
  return database.run(insertInto('records', row), row).id
}

export function changeRecord(
  database: StudyDatabase,
  id: number,
  { title, notes }: Pick<StoredRecord, 'title' | 'notes'>,
): void {
  database.run('UPDATE records SET title = :title, notes = :notes WHERE id = :id', {
    id,
    title,
    notes,
  })
}

export function saveFigures(database: StudyDatabase, id: number, figures: RecordFigures): void {
  database.run('UPDATE records SET figures = :figures WHERE id = :id', {
    id,
    figures: JSON.stringify(figures),
  })
}

/** `at` null restores the record. The row stays, so that a drilled game is not listed again. */
export function markRemoved(database: StudyDatabase, id: number, at: number | null): boolean {
  return database.run('UPDATE records SET removed = :at WHERE id = :id', { id, at }).changes > 0
}

export function unlistedGames(database: StudyDatabase) {
  return database.all<Pick<StoredRecord, 'id' | 'uid' | 'game'> & { readonly goal: Goal }>(
    `SELECT id, uid, game, goal FROM sessions
     WHERE review IS NOT NULL AND NOT EXISTS (SELECT 1 FROM records WHERE uid = sessions.uid)
     ORDER BY id`,
  )
}
