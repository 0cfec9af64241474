import type { Points } from '../../../../base/units.ts'
import type { CategorySet } from '../../rules/categories.ts'
import { TURNS, unitsFrom, type YahtzeeGame } from '../game.ts'
import { mostChances } from './target-bounds.ts'
import { fillEnds, rowsIn, targetMemory, type TargetRows } from './target-rows.ts'
import { TargetWork } from './target-work.ts'

export interface TargetSolveOptions {
  /** Needs up to this one are solved. */
  readonly limit: Points
  /** Solve only states in which all of these are used: a game with fewer categories. */
  readonly used?: CategorySet
  /** Told after every level with the rows, of which this level and the one after it are there. */
  readonly onLevel?: (level: number, rows: TargetRows) => void
}

/**
 * The greatest chance of at least so many more points from every state, for every need up to a
 * limit, backwards in this thread. Returns the rows, those of the last level among them.
 *
 * Chances are of single precision. A turn with two rerolls rounds a chance at most 62 times on its
 * way, a game of 13 turns 806 times, so that no chance is off by more than 5e-5 of itself; what is
 * seen is below 2e-6. Rows never rise with the need, for rounding keeps order.
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
