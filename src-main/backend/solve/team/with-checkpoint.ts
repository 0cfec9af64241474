import { texts } from '#shared/texts/texts.ts'
import { FileLock, LockHeld, LockUnavailable } from '../../locks/file-lock.ts'
import { CHECKPOINT_ENDING, type Checkpoints } from './checkpoints.ts'

/** The checkpoint of a game. */
interface CheckpointUse {
  readonly checkpoints: Pick<Checkpoints<never>, 'file' | 'remove'>
  readonly folder: string
  /** The hash of the rule set. */
  readonly key: string
  readonly notice: (message: string) => void
}

/** The lock of a checkpoint, or why there is none. */
function take(file: string): FileLock | 'held' | 'unavailable' {
  try {
    return FileLock.take(file)
  } catch (error) {
    if (error instanceof LockHeld) return 'held'
    if (error instanceof LockUnavailable) return 'unavailable'
    throw error
  }
}

/**
 * Runs a solve with the file for its checkpoints, which is removed when the solve is finished. The file
 * is null while another process solves the same game: two must not write one checkpoint. Where nothing
 * can be locked, writing a checkpoint tells why.
 */
export async function withCheckpoint<R>(
  { checkpoints, folder, key, notice }: CheckpointUse,
  solve: (file: string | null) => Promise<R>,
): Promise<R> {
  const file = checkpoints.file(folder, key)
  const lock = take(`${file.slice(0, -CHECKPOINT_ENDING.length)}.lock`)
  if (lock === 'held') {
    notice(texts.backend.solves.solvedElsewhere)
    return solve(null)
  }
  try {
    const result = await solve(file)
    await checkpoints.remove(folder, key)
    return result
  } finally {
    if (lock !== 'unavailable') lock.release({ remove: true })
  }
}
