import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { open, rename, rm, type FileHandle } from 'node:fs/promises'
import { dirname } from 'node:path'
import { threadId } from 'node:worker_threads'
import { PRIVATE_FILE } from './private-files.ts'

let count = 0

/**
 * The path of a temporary file beside `path`, named after the process and thread that write it:
 * windows, browsers and terminals may share the folder. See sweepLeftovers.
 */
export function temporaryName(path: string): string {
  return `${path}.${process.pid}-${threadId}-${++count}.tmp`
}

/**
 * Writes a file whole or not at all: into a temporary one that takes its place when it is on the
 * disk. Once this is done, file and name survive a power cut. A disk that is almost full takes a part
 * of what it is given and calls that a success, so it is given the rest until it says that it is full. It is for the user alone
 * unless told otherwise.
 */
export async function writeWhole(
  path: string,
  data: Uint8Array,
  mode = PRIVATE_FILE,
): Promise<void> {
  await makeWhole(path, (file) => file.writeFile(data), mode)
}

/** The same for a file that is written piece by piece. */
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

/** The same for a thread that may wait for the disk. */
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

/** Renames a file whose content is on the disk; the new name survives a power cut as well. */
export function renameSynced(from: string, to: string): void {
  renameSync(from, to)
  syncFolder(dirname(to))
}

/** Codes of systems and disks that cannot sync a folder. */
const NO_FOLDER_SYNC: ReadonlySet<unknown> = new Set(['EINVAL', 'ENOTSUP', 'EPERM', 'EACCES'])

/** Puts the names in a folder on the disk, where the system can. Windows opens no folders. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return
  try {
    syncFile(folder, 'r')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && NO_FOLDER_SYNC.has(error.code))) throw error
  }
}

/** Puts the content of a file that somebody else has written on the disk. */
export function syncFile(path: string, flags = 'r+'): void {
  const file = openSync(path, flags)
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

/** A file that cannot be removed either is swept up later; the first error is the one to tell. */
function removeQuietly(path: string): void {
  try {
    rmSync(path, { force: true })
  } catch {
    // Told by the error that led here.
  }
}

/** Codes of a disk, or of a share of it, that takes no more. */
const FULL: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])

/** Whether an error says that there is no room. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && FULL.has(error.code)
}
