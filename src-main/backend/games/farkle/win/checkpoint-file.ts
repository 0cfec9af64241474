import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { boardSize } from '#shared/games/farkle/solve/win/diagonals.ts'
import { WIN_SOLVER_VERSION } from '#shared/games/farkle/solve/win/win-solver.ts'
import type { WinGame } from '#shared/games/farkle/solve/win/win-game.ts'
import { CHECKPOINT_ENDING as ENDING, Checkpoints } from '../../../solve/team/checkpoints.ts'
import type { Checkpoint } from './team-board.ts'

/** The checkpoints of games that are solved for winning; keys are the hashes of rule sets. */
export const WIN_CHECKPOINTS = new Checkpoints<Checkpoint>('win', WIN_SOLVER_VERSION)

/** Writes a checkpoint, whole or not at all. For a thread that may wait for the disk. */
export function writeCheckpoint(file: string, key: string, checkpoint: Checkpoint): void {
  WIN_CHECKPOINTS.write(file, key, checkpoint)
}

function fits(game: WinGame, { values, slopes }: Partial<Checkpoint>): boolean {
  const size = boardSize(game)
  return values?.length === size.values && slopes?.length === size.slopes
}

/**
 * Reads a game's checkpoint; null if there is none. One that is damaged or of another version is put
 * aside, and `notice` hears of it.
 */
export function readCheckpoint(
  folder: string,
  key: string,
  game: WinGame,
  notice: (message: string) => void,
): Promise<Checkpoint | null> {
  return WIN_CHECKPOINTS.read(folder, key, (found) => fits(game, found), notice)
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
