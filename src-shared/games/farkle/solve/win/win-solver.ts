import type { Probability } from '../../../../base/units.ts'
import { gameEndings, longestTurn, solvePastGoals } from './past-goal.ts'
import { turnProgram } from './turn-kernel.ts'
import { pastOf, type GameEndings } from './turn-values.ts'
import { MAX_STATES, type WinGame, type WinTable } from './win-game.ts'
import { diagonalCount, gameOfSeat, stateCount } from './win-states.ts'
import { WinSolveState, winTeam, type WinLayout } from './win-work.ts'

/** Data for a solve; call solvePastGoals first. */
export function winLayout(game: WinGame, endings: GameEndings): WinLayout {
  const seats = game.opponent ? [false, true] : [false]
  return {
    game,
    seats: seats.map((second) => {
      const past = pastOf(endings, second)
      const mover = gameOfSeat(game, second)
      return {
        past: past && { final: past.final, known: past.known },
        program: turnProgram(mover, longestTurn(mover, past)),
      }
    }),
  }
}

/**
 * Solves the two-player game in one thread: W of every state at the start of a turn, from its
 * Bellman equation (eq. 1 and 2 of the 2017 paper, with every rule). `progress` receives the pass,
 * its completed fraction and the last pass's largest change.
 */
export function solveWin(
  game: WinGame,
  progress: (pass: number, fraction: number, change: Probability) => void = () => {},
): WinTable {
  if (stateCount(game) > MAX_STATES) throw new RangeError('too many states')
  const endings = gameEndings(game)
  for (const _ of solvePastGoals(game, endings));
  const state = WinSolveState.create(game, 1, null)
  const task = { ...winLayout(game, endings), memory: state.memory }
  const work = winTeam.join(task, { index: 0, isStopped: () => false })
  do {
    const pieces = work.pieces()
    for (let piece = 0; piece < pieces; piece++) work.run(piece)
    work.finish?.()
    const { passes, diagonal, lastChange } = state.stage
    progress(passes, (diagonal + 1) / diagonalCount(game), lastChange)
  } while (work.next(() => {}))
  const { lastChange, evaluations } = state.stage
  return { values: state.board.values, residual: lastChange, evaluations }
}
