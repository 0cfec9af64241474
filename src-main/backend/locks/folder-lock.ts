import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { texts } from '#shared/texts/texts.ts'
import { fileReason } from '../files/file-reason.ts'
import { resultCode } from '../store/sqlite-errors.ts'
import { isDiskFull } from '../files/whole-file.ts'
import { FileLock, LockHeld, LockUnavailable } from './file-lock.ts'
import { answersAt, readHolder, removeHolder, writeHolder, type Holder } from './holder.ts'

/** How long to wait for a process that is ending, or has just begun and does not listen yet. */
const PATIENCE_MS = 5_000
const LOOK_AGAIN_MS = 50

/** Another process writes into the data folder. The message is shown to the user. */
export class FolderInUse extends Error {
  readonly dataFolder: string
  /** Null if unknown. If it has an address, the address has answered. */
  readonly holder: Holder | null

  constructor(dataFolder: string, holder: Holder | null) {
    super(`${heldBy(holder)} ${texts.backend.folder.oneAtATime(dataFolder)}`)
    this.dataFolder = dataFolder
    this.holder = holder
  }
}

export function heldBy(holder: Holder | null): string {
  const { heldBy } = texts.backend.folder
  return holder ? heldBy[holder.kind](holder.pid) : heldBy.unknown
}

interface Taken {
  readonly lock: FileLock | null
  readonly unkept: (() => string) | null
}

const locksIn = (dataFolder: string): string => join(dataFolder, 'lock')

export function whyUnkept(dataFolder: string, cause: unknown): string {
  const { notLocked, noLocks, advice } = texts.backend.folder
  const isFileError = cause instanceof Error && resultCode(cause) === null
  const reason = isFileError ? fileReason(cause) : noLocks
  const what = isDiskFull(cause) ? advice.full : isFileError ? advice.writable : advice.local
  return `${notLocked(dataFolder, reason)} ${what}`
}

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
 * The shell has its own lock, so only a backend that outlived its shell can hold this one. Throws
 * FolderInUse.
 */
export function lockForBackend(dataFolder: string): Taken {
  try {
    return take(dataFolder, 'backend.lock')
  } catch (error) {
    if (!(error instanceof LockHeld)) throw error
    throw new FolderInUse(dataFolder, readHolder(locksIn(dataFolder)))
  }
}

export interface ShellLock {
  /** Why nothing can be stored; null if it can. */
  readonly unkept: (() => string) | null
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
      // A killed process may have left its file.
      removeHolder(folder)
      writeHolder(folder, { pid: process.pid, kind, address, startedAt })
    } catch {
      // On a full disk later starts miss the address; the lock holds.
    }
  }
  write(null)
  let released = false
  return {
    unkept,
    announce: write,
    release() {
      // After the release the file may belong to another process.
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

async function isKnown(holder: Holder | null): Promise<boolean> {
  if (holder?.kind !== 'browser') return holder !== null
  return holder.address !== null && (await answersAt(holder.address))
}

/** Rejects with FolderInUse once the holder is known, or after `patienceMs`. */
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
