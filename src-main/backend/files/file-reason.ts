import { texts } from '#shared/texts/texts.ts'

type Reason = Exclude<keyof typeof texts.backend.files, 'advice'>

/** The usual reasons for which a system does not write a file. */
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

const codeOf = (thrown: unknown): string =>
  thrown instanceof Error && 'code' in thrown ? String(thrown.code) : ''

/** The usual reasons for which a system does not read a file that stands in a folder. */
const READING: Readonly<Record<string, Reason>> = {
  EACCES: 'notReadable',
  EPERM: 'notReadable',
  ENOENT: 'leadsNowhere',
  ELOOP: 'leadsInCircles',
}

/** Why a file that is there could not be read, in the user's language, or else as the system has it. */
export function readReason(thrown: unknown): string {
  return said(thrown, READING)
}

/** Why a file could not be written: in the user's language, or else as the system has it. */
export function fileReason(thrown: unknown): string {
  return said(thrown, REASONS)
}

function said(thrown: unknown, reasons: Readonly<Record<string, Reason>>): string {
  if (!(thrown instanceof Error)) return String(thrown)
  const known = reasons[codeOf(thrown)]
  return known ? texts.backend.files[known] : thrown.message
}

/** Sentence that tells the user what to do about a file that could not be written. */
export function fileAdvice(thrown: unknown): string {
  const { advice } = texts.backend.files
  const reason = REASONS[codeOf(thrown)]
  return reason === 'diskFull' || reason === 'notWritable' ? advice[reason] : advice.other
}
