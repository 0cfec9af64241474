import type { Probability } from '../../base/units.ts'
import type { Instantiate } from './turn-kernel.ts'
import { MOST_STATES, stateCount, type WinGame, type WinTable } from './win-game.ts'
import { coupleCount, diagonalCount, newBoard } from './diagonals.ts'
import type { Pass } from './state-passes.ts'
import { WinWork } from './win-work.ts'

/** Changes with every change of what the solver computes, so that cached results are not confused. */
export const WIN_SOLVER_VERSION = 1

/** The residual that every table is proved to have at most. */
export const MOST_RESIDUAL = 1e-12

/** When a pass over a game with a penalty changes less, the next one is the proof. */
export const LAST_CHANGE = 1e-12

/** No game needs so many passes; one that does cannot be solved this way, and says so. */
const MOST_PASSES = 2_000

/**
 * What comes after a pass that changed values by at most `change`: without a penalty one pass solves
 * all; with one they are repeated until they change nothing that counts, and a last one that writes
 * nothing proves it. Null is the end.
 */
export function nextPass(game: WinGame, pass: Pass, change: Probability): Pass | null {
  if (game.penalty === 0) return null
  if (pass === 'prove') return change <= MOST_RESIDUAL ? null : 'again'
  return pass !== 'first' && change <= LAST_CHANGE ? 'prove' : 'again'
}

/** Why a game is too large to be solved, as a sentence; null if it is not. */
export function tooLarge(game: WinGame): string | null {
  const states = stateCount(game)
  if (states <= MOST_STATES) return null
  const grouped = (value: number): string => value.toLocaleString('en-US')
  return `This game has ${grouped(states)} states, more than the ${grouped(MOST_STATES)} that can be solved for winning. Lower the goal, or use rounder points: all banked scores are multiples of ${game.grid}.`
}

/**
 * Solves the two-player game in one thread: W of every state at the start of a turn (eq. 1 and 2 of
 * the 2017 paper, with every rule of the rule set). `progress` hears the part that is done of the
 * current pass and the largest change of the last one.
 */
export function solveWin(
  game: WinGame,
  instantiate: Instantiate,
  progress: (pass: number, fraction: number, change: Probability) => void = () => {},
): WinTable {
  const problem = tooLarge(game)
  if (problem) throw new Error(problem)
  const board = newBoard(game)
  const work = new WinWork(game, board, instantiate)
  const diagonals = diagonalCount(game)
  let pass: Pass | null = 'first'
  let residual = 1
  for (let passes = 0; pass !== null; passes++) {
    if (passes > MOST_PASSES) throw new Error('The values of this game do not settle.')
    for (let diagonal = 0; diagonal < diagonals; diagonal++) {
      for (let couple = 0; couple < coupleCount(game, diagonal); couple++) {
        work.run(pass, diagonal, couple)
      }
      progress(passes, (diagonal + 1) / diagonals, residual)
    }
    residual = work.takeChange()
    pass = nextPass(game, pass, residual)
  }
  return { values: board.values, residual, evaluations: work.takeEvaluations() }
}
