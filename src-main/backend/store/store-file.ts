import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { RequestError } from '#shared/contract/errors.ts'
import { texts } from '#shared/texts/texts.ts'
import { asideFolder } from '../files/put-aside.ts'
import { flush, type Backups } from './backups.ts'
import { quickCheck, readVersion } from './check-file.ts'
import { migrate, MIGRATIONS, versionOf } from './migrations.ts'
import { DamagedStore } from './sqlite-errors.ts'
import { StudyDatabase } from './study-database.ts'

/** What SQLite keeps beside a database. */
const COMPANIONS = ['-wal', '-shm'] as const

function newerVersion(file: string, version: number): RequestError {
  const known = MIGRATIONS.length
  return new RequestError('storage-failed', texts.backend.store.newer(file, version, known))
}

/**
 * Opens the store, or begins one; a store of an older version is backed up and then migrated. Throws
 * DamagedStore or SQLite's error for what cannot be used, and RequestError, before anything is touched,
 * for a store of a newer version.
 */
export function openStoreFile(
  file: string,
  backups: Backups,
  now: number,
  migrations = MIGRATIONS,
): StudyDatabase {
  mkdirSync(dirname(file), { recursive: true })
  const size = statSync(file, { throwIfNoEntry: false })?.size
  if (size === 0 && backups.list().length > 0)
    throw new DamagedStore(texts.backend.store.reasons.empty)
  const version = size === undefined ? 0 : readVersion(file)
  if (version > migrations.length) throw newerVersion(file, version)
  const database = new StudyDatabase(file)
  try {
    if (version > 0) quickCheck(database.connection)
    if (version > 0 && version < migrations.length) backups.make(database, now)
    if (versionOf(database.connection) < migrations.length) {
      migrate(database.connection, migrations)
    }
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/** Moves the store with what lies beside it into the folder for such files; returns where it is. */
export function putStoreAside(file: string): string {
  const folder = asideFolder(dirname(file))
  mkdirSync(folder, { recursive: true })
  const taken = readdirSync(folder)
  const name = basename(file)
  let free = name
  for (let i = 2; taken.some((other) => other.startsWith(free)); i++) free = `${i}-${name}`
  renameSync(file, join(folder, free))
  // Together they can still be read by SQLite's own tools.
  for (const ending of COMPANIONS) {
    if (existsSync(file + ending)) renameSync(file + ending, join(folder, free + ending))
  }
  return join(folder, free)
}

const incomingOf = (file: string): string => `${file}.incoming`

/** Lays a copy ready beside the store. */
export function layReady(file: string, copy: string): void {
  copyFileSync(copy, incomingOf(file))
  flush(incomingOf(file))
}

/** Puts the copy that lies ready in the place of a store that is closed: always one of them is there. */
export function replaceStore(file: string): void {
  for (const ending of COMPANIONS) rmSync(file + ending, { force: true })
  renameSync(incomingOf(file), file)
}
