import { RequestError } from '#shared/contract/errors.ts'

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

/** What a thrown thing says of itself. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** What the user can do about a store that cannot be used now. */
function advice(error: unknown): string {
  const code = resultCode(error)
  if (code === BUSY) return 'Close other windows of Breakpoint that use this folder and try again.'
  if (code === CONSTRAINT)
    return 'Perhaps another window was quicker; go on with the next question.'
  if (code === FULL || (error instanceof Error && 'code' in error && error.code === 'ENOSPC')) {
    return 'Make room on the disk and try again.'
  }
  return 'Make the folder writable and try again.'
}

/** A storage error as the user reads it: what was not done, where, why, and what to do. */
export function storageError(what: string, folder: string, error: unknown): RequestError {
  if (error instanceof RequestError) return error
  return new RequestError(
    'storage-failed',
    `${what} in ${folder} (${reasonOf(error)}). ${advice(error)}`,
  )
}
