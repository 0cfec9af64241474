import { accessSync, constants, statfsSync } from 'node:fs'
import { RequestError } from '#shared/contract/errors.ts'
import { texts } from '#shared/texts/texts.ts'
import { errorCode, fileAdvice, fileReason } from '../files/file-reason.ts'

/** SQLite's primary result codes. */
const PERMISSION = 3
export const BUSY = 5
const READ_ONLY = 8
const INPUT_OUTPUT = 10
const CORRUPT = 11
const FULL = 13
const CANNOT_OPEN = 14
const CONSTRAINT = 19
const NOT_A_DATABASE = 26
/** Extended codes of CONSTRAINT for a duplicate primary key or unique value. */
const THERE_ALREADY: readonly unknown[] = [1555, 2067]

/** Below this an I/O error counts as "disk full": SQLite's small files do not fit. */
const ROOM_BYTES = 100_000

function fullCode(error: unknown): number | null {
  const has = error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
  return has ? (error.errcode as number) : null
}

/** Primary result code (low byte) of an SQLite error; null for other errors. */
export function resultCode(error: unknown): number | null {
  const code = fullCode(error)
  return code === null ? null : code & 0xff
}

export class DamagedStore extends Error {}

/** Whether the file is damaged, not just unreadable or locked for now. */
export function isDamage(error: unknown): boolean {
  const code = resultCode(error)
  return error instanceof DamagedStore || code === CORRUPT || code === NOT_A_DATABASE
}

/** True for errors of the file system or SQLite, false for bugs. */
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
    return !['EACCES', 'EPERM', 'EROFS'].includes(errorCode(error))
  }
}

function usualReason(code: number | null, folder: string): 'diskFull' | 'notWritable' | null {
  if (code === FULL) return 'diskFull'
  if (code === READ_ONLY || code === PERMISSION) return 'notWritable'
  if (code !== INPUT_OUTPUT && code !== CANNOT_OPEN) return null
  if (!hasRoom(folder)) return 'diskFull'
  return isWritable(folder) ? null : 'notWritable'
}

/** In the user's language for known errors, else the system's message. */
export function reasonOf(error: unknown, folder = ''): string {
  const { files, store } = texts.backend
  const code = resultCode(error)
  if (code === CORRUPT || code === NOT_A_DATABASE) return store.reasons.damaged
  if (THERE_ALREADY.includes(fullCode(error))) return store.reasons.twice
  const usual = usualReason(code, folder)
  return usual ? files[usual] : fileReason(error)
}

function advice(error: unknown, folder: string): string {
  const code = resultCode(error)
  const { busy, tooLate } = texts.backend.store.advice
  if (code === BUSY) return busy
  if (code === CONSTRAINT) return tooLate
  const usual = usualReason(code, folder)
  return usual ? texts.backend.files.advice[usual] : fileAdvice(error)
}

/** Error for the user: a sentence with folder and reason, then advice. */
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
