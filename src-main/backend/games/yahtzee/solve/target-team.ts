import { availableParallelism } from 'node:os'
import { unitsFrom, TURNS, type YahtzeeGame } from '#shared/games/yahtzee/solve/game.ts'
import { mostChances } from '#shared/games/yahtzee/solve/target/target-bounds.ts'
import type { Progress } from '../../../solve/solvers.ts'
import { runTeam, type TeamOptions } from '../../../solve/team/run-team.ts'
import { failed } from '../../../solve/thread-end.ts'
import { CONTROL, TargetBoard } from './target-board.ts'
import { readLevel } from './target-levels.ts'

export interface TargetTeamOptions extends TeamOptions {
  readonly folder: string
  readonly key: string
  readonly limit: number
  /** The level from which to go on; TURNS to begin. */
  readonly from: number
  /** Threads; one per core unless told otherwise. */
  readonly members?: number
}

/** The part of a solve that is done when so many categories used are being solved, and so much of it. */
export function partDone(chances: readonly number[], level: number, part: number): number {
  const all = chances.reduce((sum, one) => sum + one, 0)
  const above = chances.reduce((sum, one, i) => (i > level ? sum + one : sum), 0)
  return all === 0 ? 1 : (above + part * (chances[level] ?? 0)) / all
}

/**
 * Follows how much of a solve is done. It never goes back: while a level is written, its pieces are
 * counted from zero again and the next level has not begun.
 */
export function followed(chances: readonly number[]): (level: number, part: number) => number {
  let done = 0
  return (level, part) => (done = Math.max(done, partDone(chances, level, Math.min(1, part))))
}

/**
 * Solves a game for every need up to a limit in a team of threads that share its rows, and writes
 * each level when it is done. The files are the same to the last bit for any number of threads, and
 * whether or not the solve was interrupted. See runTeam for how it may end; ResultFileError, or an
 * error of the disk, if the level to go on from cannot be used.
 */
export async function solveTargetsInTeam(
  game: YahtzeeGame,
  options: TargetTeamOptions,
  progress: Progress,
  signal: AbortSignal,
): Promise<void> {
  const { folder, key, limit, from } = options
  const members = options.members ?? availableParallelism()
  const board = boardOf(game, { limit, members, folder, key })
  if (from < TURNS) await goOn(game, board, from)
  const orders = Array.from({ length: members }, () => ({ targets: board.task }))
  const done = followed(mostChances(game, limit))
  const look = (): void => {
    const { level, control } = board
    const piece = Atomics.load(control, CONTROL.piece)
    progress(done(level, piece / unitsFrom(game, level).length))
  }
  await runTeam(board.control, orders, options, look, signal)
}

/** The memory that a team shares; RequestError if there is not so much. */
function boardOf(...wanted: Parameters<typeof TargetBoard.create>): TargetBoard {
  try {
    return TargetBoard.create(...wanted)
  } catch (error) {
    throw failed(error)
  }
}

async function goOn(game: YahtzeeGame, board: TargetBoard, level: number): Promise<void> {
  const { folder, key, limit } = board.task
  await readLevel(game, folder, { key, limit, level }, board.rows)
  board.level = level - 1
}
