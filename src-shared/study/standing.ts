import type { Value } from '../base/goal.ts'
import {
  addedLosses,
  DECISIONS_NEEDED,
  skewedInterval,
  studentT,
  type LossSums,
} from './error-rate.ts'

/** How often the decisions of each cell that can be wrong come up in play. */
export type PlayShares = readonly (readonly [cell: string, often: number])[]

/** The losses of all graded answers of one cell. */
export interface CellSums extends LossSums {
  readonly cell: string
}

/** Loss per decision of play with its 95 % interval, and from how many answers that is known. */
export interface ExpectedLoss {
  mean: Value
  /** Null while too few answers have lost anything. */
  low: Value | null
  high: Value | null
  count: number
}

/** From fewer losses, counted as equal ones, no interval is told. */
const LOSSES_NEEDED = 5

/** Relative standard error of the mean that comes from the shares, which are counted in play, too. */
const SHARES_ERROR = 0.03

/** Cells that were asked must be so much of all that comes up in play. */
const PART_NEEDED = 0.5

/** By how much an answer of each cell counts, so that cells count as they come up in play; 1 in all. */
export function playWeights(
  shares: PlayShares,
  cells: readonly CellSums[],
): ReadonlyMap<string, number> {
  const asked = new Map(cells.map(({ cell, count }) => [cell, count]))
  const seen = shares.filter(([cell]) => (asked.get(cell) ?? 0) > 0)
  // What was never asked is taken to go as the rest does.
  const all = seen.reduce((sum, [, often]) => sum + often, 0)
  return new Map(seen.map(([cell, often]) => [cell, often / all / asked.get(cell)!]))
}

/**
 * What somebody loses of a decision as play brings them: the mean loss of each cell times its share of
 * play, so that drills which ask much of what is hard tell no more loss than play has. Post-stratified
 * mean (Cochran, Sampling Techniques, 5A.9); a cell's variance is drawn to the pooled one by the weight
 * of one answer. Most losses are small and few are large, so the upper end of the interval is that of
 * the logarithm. Null while too little was answered, or of too few cells.
 */
export function expectedLoss(shares: PlayShares, cells: readonly CellSums[]): ExpectedLoss | null {
  const weights = playWeights(shares, cells)
  const counted = cells.filter(({ cell }) => weights.has(cell))
  const count = counted.reduce((sum, cell) => sum + cell.count, 0)
  const often = (those: PlayShares): number => those.reduce((sum, [, each]) => sum + each, 0)
  const seen = often(shares.filter(([cell]) => weights.has(cell)))
  if (count < DECISIONS_NEEDED || shares.length === 0 || seen < PART_NEEDED * often(shares))
    return null
  const freedom = count - counted.length
  const all = addedLosses(counted)
  // So many equal losses would be as uneven as these (Kish's effective size).
  const losses = all.sumSquares === 0 ? 0 : all.sum ** 2 / all.sumSquares
  const squaresOf = ({ count: n, sum, sumSquares }: CellSums): number =>
    Math.max(0, sumSquares - (sum * sum) / n)
  const mean = counted.reduce((total, { cell, sum }) => total + weights.get(cell)! * sum, 0)
  const squares = counted.reduce((total, one) => total + squaresOf(one), 0)
  if (freedom < 1 || squares === 0 || losses < LOSSES_NEEDED) {
    return { mean, low: null, high: null, count }
  }
  const pooled = squares / freedom
  // A cell's n answers have n * (squares + pooled) / n as the variance of their sum.
  const variance = counted.reduce(
    (total, one) => total + weights.get(one.cell)! ** 2 * (squaresOf(one) + pooled),
    (SHARES_ERROR * mean) ** 2,
  )
  const margin = studentT(Math.min(freedom, Math.floor(losses) - 1)) * Math.sqrt(variance)
  return { mean, ...skewedInterval(mean, margin), count }
}
