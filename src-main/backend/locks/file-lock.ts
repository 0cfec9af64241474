import { accessSync, closeSync, constants, openSync, truncateSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { errorCode } from '../files/file-reason.ts'
import { makeFolder } from '../files/make-folder.ts'
import { PRIVATE_FILE } from '../files/private-files.ts'
import { removeQuietly } from '../files/whole-file.ts'
import { identityOf } from '../store/open-files.ts'
import { BUSY, isDamage, resultCode } from '../store/sqlite-errors.ts'

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

function makeFile(file: string): void {
  try {
    closeSync(openSync(file, 'wx', PRIVATE_FILE))
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  }
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
    if (resultCode(error) === BUSY) throw new LockHeld()
    // It was read under a lock, so nobody holds it. Truncate only: others may do the same.
    if (!repaired && isDamage(error)) {
      truncateSync(file, 0)
      return lockedConnection(file, true)
    }
    throw new LockUnavailable(error)
  }
}
