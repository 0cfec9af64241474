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

const known = (thrown: unknown): Reason | undefined =>
  thrown instanceof Error && 'code' in thrown ? REASONS[String(thrown.code)] : undefined

/** Why a file could not be written: in the user's language, or else as the system has it. */
export function fileReason(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown)
  const reason = known(thrown)
  return reason ? texts.backend.files[reason] : thrown.message
}

/** What the user can do about a file that could not be written, as a sentence. */
export function fileAdvice(thrown: unknown): string {
  const { advice } = texts.backend.files
  const reason = known(thrown)
  return reason === 'diskFull' || reason === 'notWritable' ? advice[reason] : advice.other
}
