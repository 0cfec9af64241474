import { copyFileSync, existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { RequestError } from '#shared/contract/errors.ts'
import { texts } from '#shared/texts/texts.ts'
import { makeFolder } from '../files/make-folder.ts'
import { asideFolder } from '../files/put-aside.ts'
import { renameSynced, syncFile, temporaryName } from '../files/whole-file.ts'
import type { Backups } from './backups.ts'
import { quickCheck, readVersion } from './check-file.ts'
import { migrate, STORE_VERSION, versionOf } from './migrations.ts'
import { DamagedStore } from './sqlite-errors.ts'
import { StudyDatabase } from './study-database.ts'

/** What SQLite keeps beside a database. */
const COMPANIONS = ['-wal', '-shm'] as const

function newerVersion(file: string, version: number): RequestError {
  return new RequestError('storage-failed', texts.backend.store.newer(file, version, STORE_VERSION))
}

/**
 * Opens the store, or begins one; a store of an older version is backed up and then migrated. Throws
 * DamagedStore or SQLite's error for what cannot be used, and RequestError, before anything is touched,
 * for a store of a newer version.
 */
export function openStoreFile(file: string, backups: Backups, now: number): StudyDatabase {
  makeFolder(dirname(file))
  const size = statSync(file, { throwIfNoEntry: false })?.size
  if (size === 0 && backups.list().length > 0)
    throw new DamagedStore(texts.backend.store.reasons.empty)
  const version = size === undefined ? 0 : readVersion(file)
  if (version > STORE_VERSION) throw newerVersion(file, version)
  const database = new StudyDatabase(file)
  try {
    if (version > 0) quickCheck(database.connection)
    if (version > 0 && version < STORE_VERSION) backups.make(database, now)
    if (versionOf(database.connection) < STORE_VERSION) migrate(database.connection)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/** A free place for a store, and what lies beside it, in the folder for what was put aside. */
function freePlace(file: string): string {
  const folder = asideFolder(dirname(file))
  makeFolder(folder)
  const taken = readdirSync(folder)
  const name = basename(file)
  let free = name
  for (let i = 2; taken.some((other) => other.startsWith(free)); i++) free = `${i}-${name}`
  return join(folder, free)
}

/** Moves the store with what lies beside it into the folder for such files; returns where it is. */
export function putStoreAside(file: string): string {
  const place = freePlace(file)
  renameSync(file, place)
  // Together they can still be read by SQLite's own tools.
  for (const ending of COMPANIONS) {
    if (existsSync(file + ending)) renameSync(file + ending, place + ending)
  }
  return place
}

/**
 * Copies the log of a store, before it is written to, into the folder for what was put aside. Returns
 * where it is; null for a log that is missing or empty, or cannot be copied.
 */
export function copyLogAside(file: string): string | null {
  const log = `${file}-wal`
  try {
    if (statSync(log).size === 0) return null
    const place = `${freePlace(file)}-wal`
    copyFileSync(log, place)
    return place
  } catch {
    return null
  }
}

/** Lays a copy ready beside the store; returns where. */
export function layReady(file: string, copy: string): string {
  const ready = temporaryName(file)
  copyFileSync(copy, ready)
  syncFile(ready)
  return ready
}

/** Puts the copy that lies ready in the place of a store that is closed: always one of them is there. */
export function replaceStore(file: string, ready: string): void {
  for (const ending of COMPANIONS) rmSync(file + ending, { force: true })
  renameSynced(ready, file)
}
