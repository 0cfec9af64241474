import { copyFileSync, existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { RequestError } from '#shared/contract/errors.ts'
import { texts } from '#shared/texts/texts.ts'
import { makeFolder } from '../files/make-folder.ts'
import { asideFolder } from '../files/put-aside.ts'
import { renameSynced, syncFile } from '../files/whole-file.ts'
import type { Backups } from './backups.ts'
import { quickCheck, readVersion } from './check-file.ts'
import { migrate, MIGRATIONS, versionOf } from './migrations.ts'
import { DamagedStore } from './sqlite-errors.ts'
import { StudyDatabase } from './study-database.ts'

/** Suffixes of the files that SQLite keeps beside a database. */
const COMPANIONS = ['-wal', '-shm'] as const

function newerVersion(file: string, version: number): RequestError {
  const known = MIGRATIONS.length
  return new RequestError('storage-failed', texts.backend.store.newer(file, version, known))
}

/**
 * Opens the store, or begins one; one that a killed process has laid ready and not put in its place is
 * put there first. A store of an older version is backed up and then migrated. Throws
 * DamagedStore or SQLite's error for what cannot be used, and RequestError, before anything is touched,
 * for a store of a newer version.
 */
export function openStoreFile(
  file: string,
  backups: Backups,
  now: number,
  migrations = MIGRATIONS,
): StudyDatabase {
  makeFolder(dirname(file))
  if (!existsSync(file) && existsSync(incomingOf(file))) {
    putStoreAside(file, asideFor(file))
    replaceStore(file)
  }
  const size = statSync(file, { throwIfNoEntry: false })?.size
  if (size === 0 && backups.list().length > 0)
    throw new DamagedStore(texts.backend.store.reasons.empty)
  const version = size === undefined ? 0 : readVersion(file)
  if (version > migrations.length) throw newerVersion(file, version)
  const database = new StudyDatabase(file)
  try {
    if (version > 0) database.damagedRows = quickCheck(database.connection)
    if (version > 0 && version < migrations.length) backups.make(database, now)
    if (versionOf(database.connection) < migrations.length) {
      migrate(database.connection, migrations)
    }
    removeIncoming(file)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/** Where a store that cannot be used is going to be put, with what lies beside it. */
export function asideFor(file: string): string {
  const folder = asideFolder(dirname(file))
  makeFolder(folder)
  const taken = readdirSync(folder)
  const name = basename(file)
  let free = name
  for (let i = 2; taken.some((other) => other.startsWith(free)); i++) free = `${i}-${name}`
  return join(folder, free)
}

/** Moves what is there of the store. Together the files can still be read by SQLite's own tools. */
export function putStoreAside(file: string, aside: string): void {
  for (const ending of ['', ...COMPANIONS]) {
    if (existsSync(file + ending)) renameSync(file + ending, aside + ending)
  }
}

/**
 * Copies the log of a store, before it is written to, into the folder for what was put aside. Returns
 * where it is; null for a log that is missing or empty, or cannot be copied.
 */
export function copyLogAside(file: string): string | null {
  const log = `${file}-wal`
  try {
    if (statSync(log).size === 0) return null
    const place = `${asideFor(file)}-wal`
    copyFileSync(log, place)
    return place
  } catch {
    return null
  }
}

const incomingOf = (file: string): string => `${file}.incoming`

/** Removes what lies ready beside a store. */
export function removeIncoming(file: string): void {
  for (const ending of ['', ...COMPANIONS]) rmSync(incomingOf(file) + ending, { force: true })
}

/** Lays a new store ready beside the one that is there, with what `prepare` writes. */
export function layNewReady(file: string, prepare: (database: StudyDatabase) => void): void {
  removeIncoming(file)
  const database = new StudyDatabase(incomingOf(file))
  try {
    migrate(database.connection)
    prepare(database)
  } finally {
    database.close()
  }
  syncFile(incomingOf(file))
}

/** Lays a copy ready beside the store. */
export function layReady(file: string, copy: string): void {
  copyFileSync(copy, incomingOf(file))
  syncFile(incomingOf(file))
}

/** Puts the one that lies ready in the place of a store that is closed: always one of them is there. */
export function replaceStore(file: string): void {
  for (const ending of COMPANIONS) rmSync(file + ending, { force: true })
  renameSynced(incomingOf(file), file)
}
