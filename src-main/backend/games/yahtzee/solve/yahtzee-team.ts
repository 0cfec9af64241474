import { availableParallelism } from 'node:os'
import { levelStates } from '#shared/games/yahtzee/solve/solver.ts'
import { TURNS, type YahtzeeGame } from '#shared/games/yahtzee/solve/game.ts'
import type { Progress } from '../../../solve/solvers.ts'
import { runTeam, type TeamOptions } from '../../../solve/team/run-team.ts'
import { failed } from '../../../solve/thread-end.ts'
import { YahtzeeBoard, type YahtzeeCheckpoint } from './yahtzee-board.ts'

/** What a team of threads found. */
export interface YahtzeeTable {
  /** E by stateIndex. */
  readonly table: Float64Array
  readonly seconds: number
}

export interface YahtzeeTeamOptions extends TeamOptions {
  /** The file is null where another process keeps the checkpoints of the same game. */
  readonly checkpoint: { readonly file: string | null; readonly key: string }
  /** Threads; USUAL_MEMBERS unless told otherwise. */
  readonly members?: number
}

/**
 * A thread takes a fifth of a second to start, to load its code and to write its kernel, which is
 * nearly half of what the whole game takes: with two it is there soonest, and more are only a burden.
 */
const USUAL_MEMBERS = Math.min(2, availableParallelism())

/** The part of a game's states with more than `level` categories used. */
export function partAbove(game: YahtzeeGame, level: number): number {
  let above = 0
  let all = 0
  for (let i = 0; i < TURNS; i++) {
    const states = levelStates(game, i)
    all += states
    if (i > level) above += states
  }
  return above / all
}

/**
 * Solves a game in a team of threads that share its table; see runTeam for how it may end. The result
 * is the same to the last bit for any number of threads, and whether or not it was interrupted.
 */
export async function solveYahtzeeInTeam(
  game: YahtzeeGame,
  from: YahtzeeCheckpoint | null,
  options: YahtzeeTeamOptions,
  progress: Progress,
  signal: AbortSignal,
): Promise<YahtzeeTable> {
  const members = options.members ?? USUAL_MEMBERS
  const board = boardOf(game, members, options.checkpoint, from)
  const orders = Array.from({ length: members }, () => ({ yahtzee: board.task }))
  const before = board.seconds
  const look = (seconds: number): void => {
    board.seconds = before + seconds
    progress(partAbove(game, board.level))
  }
  await runTeam(board.control, orders, options, look, signal)
  return { table: board.table, seconds: board.seconds }
}

/** The memory that a team shares; RequestError if there is not so much. */
function boardOf(...wanted: Parameters<typeof YahtzeeBoard.create>): YahtzeeBoard {
  try {
    return YahtzeeBoard.create(...wanted)
  } catch (error) {
    throw failed(error)
  }
}
