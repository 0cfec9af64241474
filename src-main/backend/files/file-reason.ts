import { texts } from '#shared/texts/texts.ts'

type Reason = keyof typeof texts.backend.files

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
}

/** Why a file could not be written: in the user's language, or else as the system has it. */
export function fileReason(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown)
  const known = 'code' in thrown ? REASONS[String(thrown.code)] : undefined
  return known ? texts.backend.files[known] : thrown.message
}
