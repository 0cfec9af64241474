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
import { COMPANIONS } from './open-files.ts'
import { DamagedStore } from './sqlite-errors.ts'
import { StudyDatabase } from './study-database.ts'

function newerVersion(file: string, version: number): RequestError {
  const known = MIGRATIONS.length
  return new RequestError('storage-failed', texts.backend.store.newer(file, version, known))
}

/**
 * Completes an interrupted replacement; backs up and migrates an older version. Throws DamagedStore
 * or SQLite's error, and RequestError for a newer version, before anything is changed.
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
    if (versionOf(database.connection) < migrations.length) migrate(database.connection, migrations)
    removeIncoming(file)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

export function asideFor(file: string): string {
  const folder = asideFolder(dirname(file))
  makeFolder(folder)
  const taken = readdirSync(folder)
  const name = basename(file)
  let free = name
  for (let i = 2; taken.some((other) => other.startsWith(free)); i++) free = `${i}-${name}`
  return join(folder, free)
}

/** Moves the store with its log: SQLite's tools can still read the files together. */
export function putStoreAside(file: string, aside: string): void {
  for (const ending of ['', ...COMPANIONS]) {
    if (existsSync(file + ending)) renameSync(file + ending, aside + ending)
  }
}

/** Call before the store is written to. Null if there is no log or it cannot be copied. */
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

export function removeIncoming(file: string): void {
  for (const ending of ['', ...COMPANIONS]) rmSync(incomingOf(file) + ending, { force: true })
}

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

export function layReady(file: string, copy: string): void {
  copyFileSync(copy, incomingOf(file))
  syncFile(incomingOf(file))
}

/** Replaces a closed store by the incoming one. At any moment one of the two exists. */
export function replaceStore(file: string): void {
  for (const ending of COMPANIONS) rmSync(file + ending, { force: true })
  renameSynced(incomingOf(file), file)
}
