import { RequestError } from '#shared/contract/errors.ts'
import { texts } from '#shared/texts/texts.ts'
import { fileReason } from '../files/file-reason.ts'
import { isDiskFull } from '../files/whole-file.ts'

/** SQLite's result codes, of which the low byte counts. */
const BUSY = 5
const CORRUPT = 11
const FULL = 13
const CONSTRAINT = 19
const NOT_A_DATABASE = 26

function resultCode(error: unknown): number | null {
  const has = error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
  return has ? (error.errcode as number) & 0xff : null
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

/** Why a store could not be used, in the user's language where it is one of the usual reasons. */
export function reasonOf(error: unknown): string {
  const { files, store } = texts.backend
  const code = resultCode(error)
  if (code === FULL) return files.diskFull
  return code === CORRUPT || code === NOT_A_DATABASE ? store.reasons.damaged : fileReason(error)
}

/** What the user can do about a store that cannot be used now. */
function advice(error: unknown): string {
  const code = resultCode(error)
  const { busy, tooLate, full, locked } = texts.backend.store.advice
  if (code === BUSY) return busy
  if (code === CONSTRAINT) return tooLate
  return code === FULL || isDiskFull(error) ? full : locked
}

/** A storage error as the user reads it: a sentence on what was not done, where and why, and advice. */
export function storageError(
  sentence: (folder: string, reason: string) => string,
  folder: string,
  error: unknown,
): RequestError {
  if (error instanceof RequestError) return error
  const said = sentence(folder, reasonOf(error))
  return new RequestError('storage-failed', `${said} ${advice(error)}`)
}
