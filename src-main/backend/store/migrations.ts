import type { DatabaseSync } from 'node:sqlite'
import { createPositionCards, createRecords, createSchema, createSlips } from './schema.ts'

/** In the file's header, so that a database of another program is not taken for a study store. */
export const APPLICATION_ID = 0x42_4b_50_54

/** Makes the next version of a file from the one before; the first begins with an empty file. */
export type Migration = (connection: DatabaseSync) => void

/** One for each version that was released; those that were are never changed. */
export const MIGRATIONS: readonly Migration[] = [
  createSchema,
  createRecords,
  createPositionCards,
  createSlips,
]

/** The version of the files that this program writes. */
export const STORE_VERSION = MIGRATIONS.length

/** The version of an open file; 0 for an empty one. */
export function versionOf(connection: DatabaseSync): number {
  return connection.prepare('PRAGMA user_version').get()!.user_version as number
}

/** Brings an open file up to the newest version; every step is done whole or not at all. */
export function migrate(
  connection: DatabaseSync,
  migrations: readonly Migration[] = MIGRATIONS,
): void {
  for (let version = versionOf(connection); version < migrations.length; version++) {
    connection.exec('BEGIN IMMEDIATE')
    try {
      migrations[version]!(connection)
      connection.exec(`PRAGMA application_id = ${APPLICATION_ID}`)
      connection.exec(`PRAGMA user_version = ${version + 1}`)
      connection.exec('COMMIT')
    } catch (error) {
      connection.exec('ROLLBACK')
      throw error
    }
  }
}
