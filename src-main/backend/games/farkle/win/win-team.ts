import { availableParallelism } from 'node:os'
import type { Probability } from '#shared/base/units.ts'
import { fractionDone } from '#shared/games/farkle/solve/win/solve-progress.ts'
import type { WinGame, WinTable } from '#shared/games/farkle/solve/win/win-game.ts'
import { currentLanguage } from '#shared/texts/locale.ts'
import type { Progress } from '../../../solve/solvers.ts'
import { runTeam, type TeamOptions as RunOptions } from '../../../solve/team/run-team.ts'
import { failed } from '../../../solve/thread-end.ts'
import { FIGURE, PASSES, TeamBoard, type Checkpoint, type Standing } from './team-board.ts'

/** What a team needs to work. */
export interface TeamOptions extends RunOptions {
  /** The file is null where another process keeps the checkpoints of the same game. */
  readonly checkpoint: { readonly file: string | null; readonly key: string }
  /** Threads; one per core unless told otherwise. */
  readonly members?: number
}

/**
 * Solves a game in a team of threads that share its values; see runTeam for how it may end. The
 * result is the same to the last bit for any number of threads, and whether or not the solve was
 * interrupted.
 */
export async function solveInTeam(
  game: WinGame,
  from: Checkpoint | null,
  options: TeamOptions,
  progress: Progress,
  signal: AbortSignal,
): Promise<WinTable & { readonly seconds: number }> {
  const members = options.members ?? availableParallelism()
  const shared = boardOf(game, members, options.checkpoint, from)
  const before = shared.figures[FIGURE.seconds]!
  const look = (seconds: number): void => {
    shared.figures[FIGURE.seconds] = before + seconds
    const { pass, ...standing } = shared.standing()
    const fraction = fractionDone(game, { pass: PASSES[pass]!, ...standing })
    progress(fraction, residualSoFar(game, standing))
  }
  const orders = Array.from({ length: members }, (_, index) => ({
    team: shared.task,
    index,
    language: currentLanguage(),
  }))
  await runTeam(shared.control, orders, options, look, signal)
  const { lastChange, evaluations, seconds } = shared.standing()
  return { values: shared.board.values, residual: lastChange, evaluations, seconds }
}

/**
 * How far the values are from their equations: those that are done, where one pass solves all; after
 * a pass that is repeated, all of them. Undefined before there is anything to tell.
 */
function residualSoFar(
  game: WinGame,
  { passes, change, lastChange }: Omit<Standing, 'pass'>,
): Probability | undefined {
  if (game.penalty === 0) return change > 0 ? change : undefined
  return passes > 0 ? lastChange : undefined
}

/** The memory that a team shares; RequestError if there is not so much. */
function boardOf(...wanted: Parameters<typeof TeamBoard.create>): TeamBoard {
  try {
    return TeamBoard.create(...wanted)
  } catch (error) {
    throw failed(error)
  }
}
