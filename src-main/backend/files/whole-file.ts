import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { open, rename, rm, type FileHandle } from 'node:fs/promises'
import { dirname } from 'node:path'
import { threadId } from 'node:worker_threads'
import { errorCode } from './file-reason.ts'
import { PRIVATE_FILE } from './private-files.ts'

let count = 0

/** Unique per process and thread. sweepLeftovers relies on the form. */
export function temporaryName(path: string): string {
  return `${path}.${process.pid}-${threadId}-${++count}.tmp`
}

/**
 * Atomic: syncs a temporary file, then renames it. An almost full disk reports a partial write as
 * success; FileHandle.writeFile then writes the rest or fails.
 */
export async function writeWhole(
  path: string,
  data: Uint8Array,
  mode = PRIVATE_FILE,
): Promise<void> {
  await makeWhole(path, (file) => file.writeFile(data), mode)
}

/** Same as writeWhole, for content written in pieces. */
export async function makeWhole(
  path: string,
  write: (file: FileHandle) => Promise<void>,
  mode = PRIVATE_FILE,
): Promise<void> {
  const made = temporaryName(path)
  try {
    const file = await open(made, 'w', mode)
    try {
      await write(file)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(made, path)
    syncFolder(dirname(path))
  } catch (error) {
    await rm(made, { force: true }).catch(() => {})
    throw error
  }
}

export function writeWholeSync(path: string, data: Uint8Array): void {
  const made = temporaryName(path)
  try {
    const file = openSync(made, 'w', PRIVATE_FILE)
    try {
      writeFileSync(file, data)
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
    renameSynced(made, path)
  } catch (error) {
    removeQuietly(made)
    throw error
  }
}

/** Renames a synced file; the new name survives a power cut as well. */
export function renameSynced(from: string, to: string): void {
  renameSync(from, to)
  syncFolder(dirname(to))
}

const NO_FOLDER_SYNC: ReadonlySet<string> = new Set(['EINVAL', 'ENOTSUP', 'EPERM', 'EACCES'])

/** Windows cannot open folders. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return
  try {
    syncFile(folder, 'r')
  } catch (error) {
    if (!NO_FOLDER_SYNC.has(errorCode(error))) throw error
  }
}

export function syncFile(path: string, flags = 'r+'): void {
  const file = openSync(path, flags)
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

/** A file that cannot be removed stays. */
export function removeQuietly(path: string): void {
  try {
    rmSync(path, { force: true })
  } catch {
    // sweepLeftovers removes temporary files later.
  }
}

const FULL: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])

export function isDiskFull(error: unknown): boolean {
  return FULL.has(errorCode(error))
}
