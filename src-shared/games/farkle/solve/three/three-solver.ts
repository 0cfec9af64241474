import type { WinGame } from '../win/win-game.ts'
import { sumCount, type ThreeBoard } from './three-states.ts'
import { threeLayout } from './three-turns.ts'
import { ThreeSolveState, threeTeam, type ThreeStage } from './three-work.ts'

/** Chances of every state at the start of a turn, and how the solve went. */
export type ThreeTable = ThreeBoard & Omit<ThreeStage, 'step'>

/** The finished table of a solve. */
export function threeTable({ board, stage }: ThreeSolveState): ThreeTable {
  const { step: _, ...tally } = stage
  return { ...board, ...tally }
}

/** Solves the three-player game in one thread; `progress` receives the completed steps' fraction. */
export function solveThree(
  game: WinGame,
  progress: (fraction: number) => void = () => {},
): ThreeTable {
  const layout = threeLayout(game)
  const state = ThreeSolveState.create(layout, 1, null)
  const task = { ...layout, memory: state.memory }
  const work = threeTeam.join(task, { index: 0, isStopped: () => false })
  do {
    const pieces = work.pieces()
    for (let piece = 0; piece < pieces; piece++) work.run(piece)
    work.finish?.()
    progress((state.stage.step + 1) / sumCount(game))
  } while (work.next(() => {}))
  return threeTable(state)
}
