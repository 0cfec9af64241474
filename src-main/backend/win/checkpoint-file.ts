import { mkdirSync } from 'node:fs'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import writeFileAtomic from 'write-file-atomic'
import { boardSize } from '#shared/farkle/win/diagonals.ts'
import { WIN_SOLVER_VERSION } from '#shared/farkle/win/win-solver.ts'
import type { WinGame } from '#shared/farkle/win/win-game.ts'
import { putAside } from '../put-aside.ts'
import { decodeResult, encodeResult, ResultFileError, type ResultLabel } from '../result-codec.ts'
import type { Checkpoint } from './team-board.ts'

const ENDING = '.checkpoint'

/** A write takes far less. */
const LEFT_BEHIND_AFTER_MS = 60_000

const labelOf = (key: string): ResultLabel => ({
  solver: 'win-checkpoint',
  solverVersion: WIN_SOLVER_VERSION,
  key,
})

/** The file of a game's checkpoint; `key` is its rule set's hash. */
export function checkpointFile(folder: string, key: string): string {
  return join(folder, `win-${key}${ENDING}`)
}

/** Writes a checkpoint, whole or not at all. For a thread that may wait for the disk. */
export function writeCheckpoint(file: string, key: string, checkpoint: Checkpoint): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileAtomic.sync(file, encodeResult(labelOf(key), checkpoint))
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}

function fits(game: WinGame, { values, slopes }: Partial<Checkpoint>): boolean {
  const size = boardSize(game)
  return values?.length === size.values && slopes?.length === size.slopes
}

/**
 * Reads a game's checkpoint; null if there is none. One that is damaged or of another version is put
 * aside, and `notice` hears of it.
 */
export async function readCheckpoint(
  folder: string,
  key: string,
  game: WinGame,
  notice: (message: string) => void,
): Promise<Checkpoint | null> {
  const path = checkpointFile(folder, key)
  let file: Buffer
  try {
    file = await readFile(path)
  } catch (error) {
    if (!isMissing(error)) notice(`What was done of a solve could not be read (${String(error)}).`)
    return null
  }
  try {
    const checkpoint = decodeResult(labelOf(key), file) as Checkpoint
    if (!fits(game, checkpoint)) throw new ResultFileError('it is of another size')
    return checkpoint
  } catch (error) {
    if (!(error instanceof ResultFileError)) throw error
    await putAside(path, error.message).catch(() => rm(path, { force: true }))
    notice(
      `What was done of a solve could not be used: ${error.message}. It was put aside; the solve begins anew.`,
    )
    return null
  }
}

/** Removes a checkpoint, for a solve that is finished. */
export async function removeCheckpoint(folder: string, key: string): Promise<void> {
  await rm(checkpointFile(folder, key), { force: true }).catch(() => {})
}

async function checkpoints(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names.filter((name) => name.endsWith(ENDING)).map((name) => join(folder, name))
}

/** The number of checkpoints on disk and their size. */
export async function checkpointSize(folder: string): Promise<{ files: number; bytes: number }> {
  const files = await checkpoints(folder)
  const sizes = await Promise.all(files.map((file) => stat(file).catch(() => null)))
  return { files: files.length, bytes: sizes.reduce((sum, found) => sum + (found?.size ?? 0), 0) }
}

/** Removes all checkpoints. */
export async function clearCheckpoints(folder: string): Promise<void> {
  for (const file of await checkpoints(folder)) await rm(file, { force: true })
}

/** Removes what a write that was cut off left behind, but not what another process writes now. */
export async function sweepCheckpoints(folder: string, now: number = Date.now()): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter((name) => name.includes(`${ENDING}.`))) {
    const found = await stat(join(folder, name)).catch(() => null)
    if (found && now - found.mtimeMs < LEFT_BEHIND_AFTER_MS) continue
    await rm(join(folder, name), { force: true }).catch(() => {})
  }
}
