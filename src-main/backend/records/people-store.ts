import * as v from 'valibot'
import type { RecordFigures } from '#shared/contract/records.ts'
import { recordFigures } from '#shared/contract/records.ts'
import { isNobody, personSchema, withNames, type Person } from '#shared/study/people.ts'
import { nearestTime, readKnown } from '../store/known-values.ts'
import { readNote, writeNote, type StudyDatabase } from '../store/study-database.ts'

/** Note that holds the people. */
export const PEOPLE = 'people'

const isPerson = (one: unknown): one is Person => v.is(personSchema, one)

const stored = (database: StudyDatabase): unknown[] =>
  readNote(database, PEOPLE, v.array(v.unknown())) ?? []

export const readPeople = (database: StudyDatabase): readonly Person[] =>
  stored(database).filter(isPerson)

/** Keeps people that this version cannot read. */
export function writePeople(database: StudyDatabase, people: readonly Person[]): void {
  const unread = stored(database).filter((one) => !isPerson(one))
  writeNote(database, PEOPLE, [...people, ...unread])
}

/** Whoever plays a game is one of the people. `bots`: seats; null if only names tell. */
export function addPeople(
  database: StudyDatabase,
  players: readonly string[],
  bots: readonly number[] | null,
): void {
  const names = players.filter((name, seat) => (bots ? !bots.includes(seat) : !isNobody(name)))
  const people = readPeople(database)
  const after = withNames(people, names)
  if (after !== people) writePeople(database, after)
}

export interface TableRecord {
  readonly id: number
  readonly uid: string
  readonly game: string
  readonly rules: string
  readonly at: number
  readonly players: readonly string[]
  readonly result: string
  readonly figures: RecordFigures | null
}

type Row = Omit<TableRecord, 'players' | 'figures'> & {
  readonly players: string
  readonly figures: string | null
}

/** Games that were played at a table, newest first. `game` null: all. */
export function tableRecords(
  database: StudyDatabase,
  game: string | null = null,
  limit = -1,
): TableRecord[] {
  const rows = database.all<Row>(
    `SELECT id, uid, game, rules, ${nearestTime('at')} AS at, players, result, figures FROM records
     WHERE removed IS NULL AND text IS NOT NULL AND source <> 'drill'
       AND (:game IS NULL OR game = :game AND source = 'play')
     ORDER BY records.at DESC, id DESC LIMIT :limit`,
    { game, limit },
  )
  return rows.map(({ players, figures, ...row }) => ({
    ...row,
    players: readKnown(v.array(v.string()), players) ?? [],
    figures: readKnown(recordFigures, figures),
  }))
}

export function textOf(database: StudyDatabase, id: number): string | null {
  const sql = 'SELECT text FROM records WHERE id = :id'
  return database.get<{ text: string | null }>(sql, { id })?.text ?? null
}
