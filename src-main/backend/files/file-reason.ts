import { texts } from '#shared/texts/texts.ts'

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

const codeOf = (thrown: unknown): string =>
  thrown instanceof Error && 'code' in thrown ? String(thrown.code) : ''

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
  if (!(thrown instanceof Error)) return String(thrown)
  const known = reasons[codeOf(thrown)]
  return known ? texts.backend.files[known] : thrown.message
}

export function fileAdvice(thrown: unknown): string {
  const { advice } = texts.backend.files
  const reason = REASONS[codeOf(thrown)]
  return reason === 'diskFull' || reason === 'notWritable' ? advice[reason] : advice.other
}
