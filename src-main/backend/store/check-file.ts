import { DatabaseSync } from 'node:sqlite'
import { texts } from '#shared/texts/texts.ts'
import { APPLICATION_ID, STORE_VERSION, versionOf } from './migrations.ts'
import { DamagedStore } from './sqlite-errors.ts'

/** Throws DamagedStore where SQLite finds something wrong in an open file, or SQLite's error. */
export function quickCheck(connection: DatabaseSync): void {
  const rows = connection.prepare('PRAGMA quick_check(1)').all()
  const said = rows.map((row) => String(row.quick_check)).join(' ')
  if (said !== 'ok') throw new DamagedStore(said)
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
 * Reads a whole copy of the store that nobody writes to; returns how many answers it holds. Throws if
 * it is damaged or of a version that this program does not know.
 */
export function checkCopy(file: string): number {
  const version = readVersion(file)
  if (version < 1 || version > STORE_VERSION) {
    throw new DamagedStore(texts.backend.store.reasons.version(version, STORE_VERSION))
  }
  const connection = new DatabaseSync(file, { readOnly: true })
  try {
    quickCheck(connection)
    return countAnswers(connection)
  } finally {
    connection.close()
  }
}
