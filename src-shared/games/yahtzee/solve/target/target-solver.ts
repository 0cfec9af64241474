import type { Points } from '../../../../base/units.ts'
import type { CategorySet } from '../../rules/categories.ts'
import { TURNS, unitsFrom, type YahtzeeGame } from '../game.ts'
import { mostChances } from './target-bounds.ts'
import { fillEnds, rowsIn, targetMemory, type TargetRows } from './target-rows.ts'
import { TargetWork } from './target-work.ts'

export interface TargetSolveOptions {
  readonly limit: Points
  /** Solve only states in which all of these are used: a game with fewer categories. */
  readonly used?: CategorySet
  /** Called after every level; `rows` then hold this level and the one after it. */
  readonly onLevel?: (level: number, rows: TargetRows) => void
}

/**
 * Computes the greatest probability of at least n more points from every state, for every n up to a
 * limit, backward on this thread. Returns the rows, with the probabilities of the last levels.
 *
 * Probabilities are in single precision. A turn with two rerolls rounds a probability at most 62
 * times, a game of 13 turns 806 times, so the relative error is below 5e-5; observed errors are
 * below 2e-6. Rows never rise with the need, since rounding keeps order.
 */
export function solveTargets(game: YahtzeeGame, options: TargetSolveOptions): TargetRows {
  const { limit, used = 0, onLevel } = options
  const rows = rowsIn(game, targetMemory(game, mostChances(game, limit, used)))
  fillEnds(game, rows)
  const work = new TargetWork(game, limit, rows)
  for (let level = TURNS - 1; level >= 0; level--) {
    const units = unitsFrom(game, level, used)
    if (units.length === 0) break
    rows.taken[level & 1] = 0
    for (const unit of units) work.run(unit)
    onLevel?.(level, rows)
  }
  return rows
}
