import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { texts } from '#shared/texts/texts.ts'
import { fileReason } from '../files/file-reason.ts'
import { resultCode } from '../store/sqlite-errors.ts'
import { isDiskFull } from '../files/whole-file.ts'
import { FileLock, LockHeld, LockUnavailable } from './file-lock.ts'
import { answersAt, readHolder, removeHolder, writeHolder, type Holder } from './holder.ts'

/** Another process may just be ending, or have just begun and not listen yet. */
const PATIENCE_MS = 5_000
const LOOK_AGAIN_MS = 50

/** Another process writes into the data folder. The message is for the user. */
export class FolderInUse extends Error {
  readonly dataFolder: string
  /** Null where it is not known. An address in it has answered. */
  readonly holder: Holder | null

  constructor(dataFolder: string, holder: Holder | null) {
    super(`${heldBy(holder)} ${texts.backend.folder.oneAtATime(dataFolder)}`)
    this.dataFolder = dataFolder
    this.holder = holder
  }
}

/** A sentence that says which process writes into a data folder. */
export function heldBy(holder: Holder | null): string {
  const { heldBy } = texts.backend.folder
  return holder ? heldBy[holder.kind](holder.pid) : heldBy.unknown
}

/** A lock on a data folder, or why it could not be had: then nothing of the user's may be written. */
interface Taken {
  readonly lock: FileLock | null
  readonly unkept: (() => string) | null
}

const locksIn = (dataFolder: string): string => join(dataFolder, 'lock')

/** Why nothing can be kept in a data folder, where an error says so, and what to do. */
export function whyUnkept(dataFolder: string, cause: unknown): string {
  const { notLocked, noLocks, advice } = texts.backend.folder
  const isFileError = cause instanceof Error && resultCode(cause) === null
  const reason = isFileError ? fileReason(cause) : noLocks
  const what = isDiskFull(cause) ? advice.full : isFileError ? advice.writable : advice.local
  return `${notLocked(dataFolder, reason)} ${what}`
}

/** Takes a lock of a data folder. Throws LockHeld. */
function take(dataFolder: string, name: string): Taken {
  try {
    return { lock: FileLock.take(join(locksIn(dataFolder), name)), unkept: null }
  } catch (error) {
    if (!(error instanceof LockUnavailable)) throw error
    const { cause } = error
    return { lock: null, unkept: () => whyUnkept(dataFolder, cause) }
  }
}

/**
 * Locks a data folder for one backend. The shell that started it holds a lock of its own, so this one
 * is held elsewhere only by a backend that has outlived its shell. Throws FolderInUse.
 */
export function lockForBackend(dataFolder: string): Taken {
  try {
    return take(dataFolder, 'backend.lock')
  } catch (error) {
    if (!(error instanceof LockHeld)) throw error
    throw new FolderInUse(dataFolder, readHolder(locksIn(dataFolder)))
  }
}

/** A shell's lock on its data folder. */
export interface ShellLock {
  /** Why nothing of the user's may be written; null if it may. */
  readonly unkept: (() => string) | null
  /** Tells later starts where the shell answers. */
  announce(address: string): void
  release(): void
}

function shellLock(dataFolder: string, kind: Holder['kind']): ShellLock {
  const folder = locksIn(dataFolder)
  const { lock, unkept } = take(dataFolder, 'shell.lock')
  const startedAt = Date.now()
  const write = (address: string | null): void => {
    if (!lock) return
    try {
      // What is still there is of a process that was killed.
      removeHolder(folder)
      writeHolder(folder, { pid: process.pid, kind, address, startedAt })
    } catch {
      // A full disk costs later starts the address; the lock holds.
    }
  }
  write(null)
  let released = false
  return {
    unkept,
    announce: write,
    release() {
      // Afterwards the file may be another process's.
      if (!lock || released) return
      released = true
      try {
        removeHolder(folder)
      } finally {
        lock.release()
      }
    },
  }
}

/** Whether all is known of a holder that a second start needs. */
async function isKnown(holder: Holder | null): Promise<boolean> {
  if (holder?.kind !== 'browser') return holder !== null
  return holder.address !== null && (await answersAt(holder.address))
}

/**
 * Locks a data folder for a shell, as long as it runs; where nothing can be locked, nobody may write.
 * Rejects with FolderInUse once it is known who holds the lock, or after some seconds.
 */
export async function lockForShell(
  dataFolder: string,
  kind: Holder['kind'],
  patienceMs = PATIENCE_MS,
): Promise<ShellLock> {
  const begun = performance.now()
  for (;;) {
    try {
      return shellLock(dataFolder, kind)
    } catch (error) {
      if (!(error instanceof LockHeld)) throw error
    }
    const holder = readHolder(locksIn(dataFolder))
    if (await isKnown(holder)) throw new FolderInUse(dataFolder, holder)
    if (performance.now() - begun > patienceMs) {
      throw new FolderInUse(dataFolder, holder && { ...holder, address: null })
    }
    await wait(LOOK_AGAIN_MS)
  }
}
