import { accessSync, constants, statfsSync } from 'node:fs'
import { RequestError } from '#shared/contract/errors.ts'
import { texts } from '#shared/texts/texts.ts'
import { fileAdvice, fileReason } from '../files/file-reason.ts'

/** SQLite's result codes, of which the low byte counts. */
const PERMISSION = 3
const BUSY = 5
const READ_ONLY = 8
const INPUT_OUTPUT = 10
const CORRUPT = 11
const FULL = 13
const CANNOT_OPEN = 14
const CONSTRAINT = 19
const NOT_A_DATABASE = 26
/** Of CONSTRAINT: what is there already, by a unique index or by its primary key. */
const THERE_ALREADY: readonly unknown[] = [1555, 2067]

/** SQLite says no more than that it failed when even its small files do not fit any more. */
const ROOM_BYTES = 100_000

function fullCode(error: unknown): number | null {
  const has = error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
  return has ? (error.errcode as number) : null
}

/** The primary result code of an error of SQLite's; null for other errors. */
export function resultCode(error: unknown): number | null {
  const code = fullCode(error)
  return code === null ? null : code & 0xff
}

/** A file that cannot be used, and why. */
export class DamagedStore extends Error {}

/** Whether an error says that the file is damaged, and not that it cannot be read or written now. */
export function isDamage(error: unknown): boolean {
  const code = resultCode(error)
  return error instanceof DamagedStore || code === CORRUPT || code === NOT_A_DATABASE
}

/** Whether an error comes from the file system or from SQLite, and is no bug. */
export function isStorageError(error: unknown): boolean {
  return resultCode(error) !== null || (error instanceof Error && 'syscall' in error)
}

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize >= ROOM_BYTES
  } catch {
    return true
  }
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch (error) {
    return !['EACCES', 'EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')
  }
}

/** Which of the usual reasons SQLite's error has; null for another one. `folder` is the store's. */
function usualReason(code: number | null, folder: string): 'diskFull' | 'notWritable' | null {
  if (code === FULL) return 'diskFull'
  if (code === READ_ONLY || code === PERMISSION) return 'notWritable'
  if (code !== INPUT_OUTPUT && code !== CANNOT_OPEN) return null
  if (!hasRoom(folder)) return 'diskFull'
  return isWritable(folder) ? null : 'notWritable'
}

/** Why a store could not be used, in the user's language where it is one of the usual reasons. */
export function reasonOf(error: unknown, folder = ''): string {
  const { files, store } = texts.backend
  const code = resultCode(error)
  if (code === CORRUPT || code === NOT_A_DATABASE) return store.reasons.damaged
  if (THERE_ALREADY.includes(fullCode(error))) return store.reasons.twice
  const usual = usualReason(code, folder)
  return usual ? files[usual] : fileReason(error)
}

/** Sentence that tells the user what to do about a store that cannot be used now. */
function advice(error: unknown, folder: string): string {
  const code = resultCode(error)
  const { busy, tooLate } = texts.backend.store.advice
  if (code === BUSY) return busy
  if (code === CONSTRAINT) return tooLate
  const usual = usualReason(code, folder)
  return usual ? texts.backend.files.advice[usual] : fileAdvice(error)
}

/** A storage error as the user reads it: a sentence on what was not done, where and why, and advice. */
export function storageError(
  sentence: () => (folder: string, reason: string) => string,
  folder: string,
  error: unknown,
): RequestError {
  if (error instanceof RequestError) return error
  return new RequestError('storage-failed', () => {
    const said = sentence()(folder, reasonOf(error, folder))
    return `${said} ${advice(error, folder)}`
  })
}
