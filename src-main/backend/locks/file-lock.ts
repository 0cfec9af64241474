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

/** SQLite's result codes. */
const BUSY = 5
const CORRUPT = 11
const NOT_A_DATABASE = 26

/** A lock whose file disappears again and again is on a file system that cannot be relied on. */
const MAX_TRIES = 10

/** Somebody else, in this process or another one, holds the lock. */
export class LockHeld extends Error {}

/** Nobody can be kept out: the file cannot be written, or its file system does not lock files. */
export class LockUnavailable extends Error {
  constructor(cause?: unknown) {
    super(undefined, { cause })
  }
}

/** A connection that is garbage-collected is closed, and its lock released. */
const held = new Set<DatabaseSync>()

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code

/** Makes a folder. The `recursive` of Node's own never returns for some paths that cannot be made. */
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
 * An exclusive lock of the operating system's, which releases it when the process ends, however that
 * happens. Node has no call for it, so a SQLite database that stays empty is held by an exclusive
 * transaction. The file must never be opened by other means while the lock is held: on POSIX, closing
 * any descriptor of a file releases all locks that the process has on it.
 */
export class FileLock {
  readonly #file: string
  readonly #connection: DatabaseSync

  private constructor(file: string, connection: DatabaseSync) {
    this.#file = file
    this.#connection = connection
    held.add(connection)
  }

  /** Takes the lock at once. Throws LockHeld, or LockUnavailable with the reason as its cause. */
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
      // Whoever held it may have removed the file: the lock of a file without a name keeps nobody out.
      if (before !== null && before === identityOf(file)) return new FileLock(file, connection)
      connection.close()
    }
    throw new LockUnavailable()
  }

  /** Releases the lock; its file may be removed where many come and go. */
  release({ remove = false } = {}): void {
    if (!held.delete(this.#connection)) return
    // Before the lock is released, or it could be the file of the next one. Windows refuses.
    if (remove) removeQuietly(this.#file)
    this.#connection.close()
  }
}

function removeQuietly(file: string): void {
  try {
    rmSync(file, { force: true })
  } catch {
    // An empty file stays.
  }
}

function lockedConnection(file: string, repaired = false): DatabaseSync {
  let connection: DatabaseSync | null = null
  try {
    connection = new DatabaseSync(file, { timeout: 0 })
    // Not WAL, which does without locks on the file; and no journal on disk, for nothing is written.
    connection.exec('PRAGMA journal_mode = MEMORY')
    connection.exec('BEGIN EXCLUSIVE')
    return connection
  } catch (error) {
    connection?.close()
    const code = resultCode(error)
    if (code === BUSY) throw new LockHeld()
    // The content is read under a lock, so nobody holds the file. It stays the same file when it is
    // emptied, for another process may come to the same conclusion now.
    if (!repaired && (code === NOT_A_DATABASE || code === CORRUPT)) {
      truncateSync(file, 0)
      return lockedConnection(file, true)
    }
    throw new LockUnavailable(error)
  }
}
