import { DatabaseSync } from 'node:sqlite'
import { texts } from '#shared/texts/texts.ts'
import { APPLICATION_ID, STORE_VERSION, versionOf } from './migrations.ts'
import { DamagedStore } from './sqlite-errors.ts'

/** More damaged rows are not counted. */
const MAX_DAMAGED_ROWS = 1000

/**
 * How many rows of an open file hold malformed JSON, as the checks of its tables say: each is as good as
 * unknown, and no reason to do without the others. Throws DamagedStore where SQLite finds anything else
 * wrong, or SQLite's error.
 */
export function quickCheck(connection: DatabaseSync): number {
  const rows = connection.prepare(`PRAGMA quick_check(${MAX_DAMAGED_ROWS})`).all()
  const said = rows.map((row) => String(row.quick_check)).filter((one) => one !== 'ok')
  const other = said.find((one) => !one.startsWith('CHECK constraint failed'))
  if (other !== undefined) throw new DamagedStore(other)
  return said.length
}

/**
 * The version of a file that is there, read without changing it; 0 for a store that was never begun.
 * Throws DamagedStore for what is no study store, or SQLite's error.
 */
export function readVersion(file: string): number {
  const connection = new DatabaseSync(file, { readOnly: true })
  try {
    const version = versionOf(connection)
    const { application_id } = connection.prepare('PRAGMA application_id').get()!
    const { tables } = connection.prepare('SELECT count(*) AS tables FROM sqlite_schema').get()!
    if (version === 0 && tables === 0) return 0
    if (application_id !== APPLICATION_ID)
      throw new DamagedStore(texts.backend.store.reasons.noStore)
    return version
  } finally {
    connection.close()
  }
}

/** How many answers an open file holds, of drills and to cards. Throws SQLite's error. */
export function countAnswers(connection: DatabaseSync): number {
  const count = (table: string): number =>
    connection.prepare(`SELECT count(*) AS count FROM ${table}`).get()!.count as number
  return count('answers') + count('card_reviews')
}

/**
 * Reads a whole copy of the store that nobody writes to; returns how many answers and damaged rows it
 * holds. Throws if it is damaged as a whole or of a version that this program does not know.
 */
export function checkCopy(file: string): { answers: number; damagedRows: number } {
  const version = readVersion(file)
  if (version < 1 || version > STORE_VERSION) {
    throw new DamagedStore(texts.backend.store.reasons.version(version, STORE_VERSION))
  }
  // Not read-only: then SQLite leaves out the checks of the tables.
  const connection = new DatabaseSync(file)
  try {
    const damagedRows = quickCheck(connection)
    return { answers: countAnswers(connection), damagedRows }
  } finally {
    connection.close()
  }
}
