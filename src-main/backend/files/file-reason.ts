import { reasonOf } from '#shared/base/reason-of.ts'
import { texts } from '#shared/texts/texts.ts'

/** Code of a system error, for example "ENOENT"; empty if it has none. */
export const errorCode = (thrown: unknown): string =>
  thrown instanceof Error && 'code' in thrown ? String(thrown.code) : ''

/** ENOTDIR: a file is in the place of the folder. */
export const isMissing = (thrown: unknown): boolean =>
  ['ENOENT', 'ENOTDIR'].includes(errorCode(thrown))

type Reason = Exclude<keyof typeof texts.backend.files, 'advice'>

/** Error codes of failed writes. */
const REASONS: Readonly<Record<string, Reason>> = {
  ENOSPC: 'diskFull',
  EDQUOT: 'diskFull',
  EFBIG: 'diskFull',
  EACCES: 'notWritable',
  EPERM: 'notWritable',
  EROFS: 'notWritable',
  ENOENT: 'folderGone',
  EISDIR: 'isFolder',
  ENOTDIR: 'fileInWay',
  EEXIST: 'fileInWay',
}

/** Error codes of failed reads of an existing file. */
const READING: Readonly<Record<string, Reason>> = {
  EACCES: 'notReadable',
  EPERM: 'notReadable',
  ENOENT: 'leadsNowhere',
  ELOOP: 'leadsInCircles',
}

/** In the user's language for known codes, else the system's message. */
export function readReason(thrown: unknown): string {
  return said(thrown, READING)
}

export function fileReason(thrown: unknown): string {
  return said(thrown, REASONS)
}

function said(thrown: unknown, reasons: Readonly<Record<string, Reason>>): string {
  const known = reasons[errorCode(thrown)]
  return known ? texts.backend.files[known] : reasonOf(thrown)
}

export function fileAdvice(thrown: unknown): string {
  const { advice } = texts.backend.files
  const reason = REASONS[errorCode(thrown)]
  return reason === 'diskFull' || reason === 'notWritable' ? advice[reason] : advice.other
}
