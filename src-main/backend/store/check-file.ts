import { DatabaseSync } from 'node:sqlite'
import { texts } from '#shared/texts/texts.ts'
import { APPLICATION_ID, STORE_VERSION, versionOf } from './migrations.ts'
import { DamagedStore } from './sqlite-errors.ts'

const MAX_DAMAGED_ROWS = 1000

/** Counts rows with malformed JSON. Throws DamagedStore for other damage, or SQLite's error. */
export function quickCheck(connection: DatabaseSync): number {
  const rows = connection.prepare(`PRAGMA quick_check(${MAX_DAMAGED_ROWS})`).all()
  const said = rows.map((row) => String(row.quick_check)).filter((one) => one !== 'ok')
  const other = said.find((one) => !one.startsWith('CHECK constraint failed'))
  if (other !== undefined) throw new DamagedStore(other)
  return said.length
}

/** 0 if the file is empty. Throws DamagedStore if it is no study store, or SQLite's error. */
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

export function countAnswers(connection: DatabaseSync): number {
  const count = (table: string): number =>
    connection.prepare(`SELECT count(*) AS count FROM ${table}`).get()!.count as number
  return count('answers') + count('card_reviews')
}

/** Throws if the copy is damaged as a whole or has an unknown version. */
export function checkCopy(file: string): { answers: number; damagedRows: number } {
  const version = readVersion(file)
  if (version < 1 || version > STORE_VERSION) {
    throw new DamagedStore(texts.backend.store.reasons.version(version, STORE_VERSION))
  }
  // Not read-only: SQLite would skip the CHECK constraints.
  const connection = new DatabaseSync(file)
  try {
    const damagedRows = quickCheck(connection)
    return { answers: countAnswers(connection), damagedRows }
  } finally {
    connection.close()
  }
}
