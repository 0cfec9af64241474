import type { Value } from '../base/goal.ts'
import { studentT, type LossSums } from './error-rate.ts'

/** How often the decisions of each cell that can be wrong come up in a turn or a player's game. */
export type PlayShares = readonly (readonly [cell: string, often: number])[]

/** The losses of all graded answers of one cell. */
export interface CellSums extends LossSums {
  readonly cell: string
}

/** What somebody loses of a turn or game, with its 95 % interval, and from how many answers that is known. */
export interface ExpectedLoss {
  mean: Value
  /** Null while all answers of a cell have lost the same. */
  low: Value | null
  high: Value | null
  count: number
}

/** From fewer answers nothing is told. */
export const ANSWERS_NEEDED = 30

/** Cells that were asked must be so much of all that comes up in play. */
const PART_NEEDED = 0.5

/** How often answers of a cell count, so that each cell counts as often as it comes up in play. */
export function playWeights(
  shares: PlayShares,
  cells: readonly CellSums[],
): ReadonlyMap<string, number> {
  const asked = new Map(cells.map(({ cell, count }) => [cell, count]))
  const seen = shares.filter(([cell]) => (asked.get(cell) ?? 0) > 0)
  const sum = (those: PlayShares): number => those.reduce((all, [, often]) => all + often, 0)
  // What was never asked is taken to go as the rest does.
  const scale = seen.length === 0 ? 0 : sum(shares) / sum(seen)
  return new Map(seen.map(([cell, often]) => [cell, (scale * often) / asked.get(cell)!]))
}

/**
 * What somebody loses of a turn or game by all decisions in it: the mean loss of each cell times how
 * often it comes up (the performance difference lemma), so that drills which ask much of what is hard
 * tell no more loss than play has. The variance is that within cells, pooled. Null while too little was
 * answered, or of too few cells.
 */
export function expectedLoss(shares: PlayShares, cells: readonly CellSums[]): ExpectedLoss | null {
  const weights = playWeights(shares, cells)
  const counted = cells.filter(({ cell }) => weights.has(cell))
  const count = counted.reduce((sum, cell) => sum + cell.count, 0)
  const often = (those: PlayShares): number => those.reduce((sum, [, each]) => sum + each, 0)
  const seen = often(shares.filter(([cell]) => weights.has(cell)))
  if (count < ANSWERS_NEEDED || shares.length === 0 || seen < PART_NEEDED * often(shares))
    return null
  const freedom = count - counted.length
  let mean = 0
  let squares = 0
  let spread = 0
  for (const { cell, count: n, sum, sumSquares } of counted) {
    const weight = weights.get(cell)!
    mean += weight * sum
    spread += weight * weight * n
    squares += Math.max(0, sumSquares - (sum * sum) / n)
  }
  if (freedom < 1 || squares === 0) return { mean, low: null, high: null, count }
  const margin = studentT(freedom) * Math.sqrt((spread * squares) / freedom)
  return { mean, low: Math.max(0, mean - margin), high: mean + margin, count }
}
