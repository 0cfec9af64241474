import {
  accessSync,
  closeSync,
  constants,
  mkdirSync,
  openSync,
  rmSync,
  statSync,
  truncateSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { resultCode } from '../store/sqlite-errors.ts'
import { PRIVATE_FILE, PRIVATE_FOLDER } from '../files/private-files.ts'

const BUSY = 5
const CORRUPT = 11
const NOT_A_DATABASE = 26

/** If the lock's file keeps disappearing, the file system is unreliable. */
const MAX_TRIES = 10

export class LockHeld extends Error {}

/** The file cannot be written, or its file system does not support locks. */
export class LockUnavailable extends Error {
  constructor(cause?: unknown) {
    super(undefined, { cause })
  }
}

/** Keeps connections from being garbage-collected, which would release their locks. */
const held = new Set<DatabaseSync>()

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code

/** Node's `recursive` option never returns for some paths that cannot be created. */
function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, PRIVATE_FOLDER)
  } catch (error) {
    if (isCode(error, 'EEXIST')) return
    if (!isCode(error, 'ENOENT')) throw error
    makeFolder(dirname(folder))
    mkdirSync(folder, PRIVATE_FOLDER)
  }
}

function makeFile(file: string): void {
  try {
    closeSync(openSync(file, 'wx', PRIVATE_FILE))
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error
  }
}

function identityOf(file: string): string | null {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false })
  return found ? `${found.dev}-${found.ino}` : null
}

/**
 * An exclusive lock that the system releases when the process ends: Node has no such call, so it is
 * an exclusive transaction on an empty SQLite database. Never open the file by other means
 * meanwhile: on POSIX, closing any descriptor of a file releases all locks of the process on it.
 */
export class FileLock {
  readonly #file: string
  readonly #connection: DatabaseSync

  private constructor(file: string, connection: DatabaseSync) {
    this.#file = file
    this.#connection = connection
    held.add(connection)
  }

  /** Does not wait. Throws LockHeld, or LockUnavailable with its cause. */
  static take(file: string): FileLock {
    for (let i = 0; i < MAX_TRIES; i++) {
      try {
        makeFolder(dirname(file))
        makeFile(file)
        accessSync(file, constants.R_OK | constants.W_OK)
      } catch (cause) {
        throw new LockUnavailable(cause)
      }
      const before = identityOf(file)
      const connection = lockedConnection(file)
      // The previous holder may have removed the file; a lock on a deleted file protects nothing.
      if (before !== null && before === identityOf(file)) return new FileLock(file, connection)
      connection.close()
    }
    throw new LockUnavailable()
  }

  release({ remove = false } = {}): void {
    if (!held.delete(this.#connection)) return
    // Delete before releasing, or it could be the next holder's file. Windows refuses this.
    if (remove) removeQuietly(this.#file)
    this.#connection.close()
  }
}

function removeQuietly(file: string): void {
  try {
    rmSync(file, { force: true })
  } catch {
    // The empty file stays.
  }
}

function lockedConnection(file: string, repaired = false): DatabaseSync {
  let connection: DatabaseSync | null = null
  try {
    connection = new DatabaseSync(file, { timeout: 0 })
    // WAL does not lock the file itself. Nothing is written, so no journal on disk is needed.
    connection.exec('PRAGMA journal_mode = MEMORY')
    connection.exec('BEGIN EXCLUSIVE')
    return connection
  } catch (error) {
    connection?.close()
    const code = resultCode(error)
    if (code === BUSY) throw new LockHeld()
    // It was read under a lock, so nobody holds it. Truncate only: others may do the same.
    if (!repaired && (code === NOT_A_DATABASE || code === CORRUPT)) {
      truncateSync(file, 0)
      return lockedConnection(file, true)
    }
    throw new LockUnavailable(error)
  }
}
