import { grouped } from '../../../../texts/numbers.ts'
import { farkleTexts } from '../../texts/texts.ts'
import type { Probability } from '../../../../base/units.ts'
import { MOST_STATES, stateCount, type WinGame, type WinTable } from './win-game.ts'
import { coupleCount, diagonalCount, newBoard } from './diagonals.ts'
import type { Pass } from './state-passes.ts'
import { WinWork } from './win-work.ts'

/** Changes with every change of what the solver computes, so that cached results are not confused. */
export const WIN_SOLVER_VERSION = 1

/** The residual that every table is proved to have at most. */
export const MOST_RESIDUAL = 1e-12

/** When what is still to come after a pass is less, the next one is the proof. */
export const LAST_CHANGE = 1e-12

/** Changes so small are rounding, from which nothing can be told. */
const ROUNDING = 1e-15

/** No game that people play needs a hundredth part of so many. */
const MOST_PASSES = 2_000

/** How much the values change in a pass, and how much they did in the one before. */
export interface PassChange {
  readonly change: Probability
  readonly before: Probability
}

/** How far the values may still go if the changes go on to shrink as they did: a geometric sum. */
function stillToCome({ change, before }: PassChange): Probability {
  if (change <= ROUNDING) return change
  const rate = change / before
  return rate < 1 ? change * Math.max(1, rate / (1 - rate)) : Infinity
}

/**
 * What comes after a pass: without a penalty one pass solves all; with one they are repeated until
 * they change nothing that counts, and a last one that writes nothing proves it. Null is the end.
 * Throws for a game whose values do not settle, such as one in which hardly any roll scores.
 */
export function nextPass(game: WinGame, pass: Pass, passes: number, last: PassChange): Pass | null {
  if (game.penalty === 0) return null
  if (pass === 'prove' && last.change <= MOST_RESIDUAL) return null
  if (passes > MOST_PASSES) {
    throw new Error(farkleTexts.game.unsolvable.gameUnsettled)
  }
  return pass === 'again' && stillToCome(last) <= LAST_CHANGE ? 'prove' : 'again'
}

/** Why a game is too large to be solved, as a sentence; null if it is not. */
export function tooLarge(game: WinGame): string | null {
  const states = stateCount(game)
  if (states <= MOST_STATES) return null
  return farkleTexts.game.unsolvable.manyStates(grouped(states), grouped(MOST_STATES), game.grid)
}

/**
 * Solves the two-player game in one thread: W of every state at the start of a turn (eq. 1 and 2 of
 * the 2017 paper, with every rule of the rule set). `progress` hears the part that is done of the
 * current pass and the largest change of the last one.
 */
export function solveWin(
  game: WinGame,
  progress: (pass: number, fraction: number, change: Probability) => void = () => {},
): WinTable {
  const problem = tooLarge(game)
  if (problem) throw new Error(problem)
  const board = newBoard(game)
  const work = new WinWork(game, board)
  const diagonals = diagonalCount(game)
  let pass: Pass | null = 'first'
  let residual = 1
  for (let passes = 1; pass !== null; passes++) {
    for (let diagonal = 0; diagonal < diagonals; diagonal++) {
      for (let couple = 0; couple < coupleCount(game, diagonal); couple++) {
        work.run(pass, diagonal, couple)
      }
      progress(passes - 1, (diagonal + 1) / diagonals, residual)
    }
    const before = residual
    residual = work.takeChange()
    pass = nextPass(game, pass, passes, { change: residual, before })
  }
  return { values: board.values, residual, evaluations: work.takeEvaluations() }
}
