import type { Points } from '#shared/base/units.ts'
import { unitLevels, type CardStates } from '#shared/games/scorecard/solve/states.ts'
import { mostChances } from '#shared/games/scorecard/solve/target/target-bounds.ts'
import {
  fillEnds,
  rowsIn,
  targetMemory,
  type Sweep,
  type TargetRows,
} from '#shared/games/scorecard/solve/target/target-rows.ts'
import { TargetWork } from '#shared/games/scorecard/solve/target/target-work.ts'

interface TargetSolveOptions {
  readonly limit: Points
  /** Called after every level; `rows` then hold this level and the one after it. */
  readonly onLevel?: (level: number, rows: TargetRows) => void
}

/** Fills the rows of a sweep, backward on this thread; `chances`: most chances of each level. */
export function sweepRows(
  states: CardStates,
  chances: readonly number[],
  sweep: Sweep,
  onLevel?: TargetSolveOptions['onLevel'],
): TargetRows {
  const rows = rowsIn(states, targetMemory(states, chances, sweep), sweep)
  fillEnds(states, rows, sweep)
  const work = new TargetWork(states, sweep, rows)
  const levels = unitLevels(states)
  for (let level = levels.length - 2; level >= 0; level--) {
    rows.taken[level % 2] = 0
    for (const unit of levels[level]!) work.run(unit)
    onLevel?.(level, rows)
  }
  return rows
}

/**
 * Computes the greatest probability of at least n more points from every state, for every n up to a
 * limit, backward on this thread. Returns the rows, with the probabilities of the last levels.
 */
export function solveTargets(states: CardStates, options: TargetSolveOptions): TargetRows {
  const { limit, onLevel } = options
  return sweepRows(states, mostChances(states, limit), { limit, reward: null }, onLevel)
}
