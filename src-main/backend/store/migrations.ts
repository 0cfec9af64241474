import type { DatabaseSync } from 'node:sqlite'
import {
  createPositionCards,
  createRecords,
  createSchema,
  createSlips,
  renameScorecard,
} from './schema.ts'

export const APPLICATION_ID = 0x42_4b_50_54

/** Upgrades a file by one version; the first migration starts with an empty file. */
export type Migration = (connection: DatabaseSync) => void

/** One per released version. Never change a released migration. */
export const MIGRATIONS: readonly Migration[] = [
  createSchema,
  createRecords,
  createPositionCards,
  createSlips,
  renameScorecard,
]

/**
 * Builds from before the first release numbered their stores up to 6, with other migrations. Such a
 * file is refused as too new today; a sixth migration would let it pass as current.
 */
export const STORE_VERSION = MIGRATIONS.length

/** Version of an open file; 0 if it is empty. */
export function versionOf(connection: DatabaseSync): number {
  return connection.prepare('PRAGMA user_version').get()!.user_version as number
}

/** Upgrades an open file to the newest version, one transaction per version. */
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
