import {
  addedLosses,
  DECISIONS_NEEDED,
  skewedInterval,
  studentT,
  type ErrorRate,
  type LossSums,
} from './error-rate.ts'

/** Frequency in play of the unforced decisions of each cell. */
export type PlayShares = readonly (readonly [cell: string, often: number])[]

export interface CellSums extends LossSums {
  readonly cell: string
}

/** Per decision of play; `count` answers. No interval if too few have lost anything. */
export type ExpectedLoss = ErrorRate

/** Minimum effective number of losses for an interval. */
const LOSSES_NEEDED = 5

/** Relative standard error due to the shares, which are estimated from play. */
const SHARES_ERROR = 0.03

/** Minimum share of play that the answered cells must cover. */
const PART_NEEDED = 0.5

/** Weight of one answer by cell, so that cells count as often as in play; all answers sum to 1. */
export function playWeights(
  shares: PlayShares,
  cells: readonly CellSums[],
): ReadonlyMap<string, number> {
  const asked = new Map(cells.map(({ cell, count }) => [cell, count]))
  const seen = shares.filter(([cell]) => (asked.get(cell) ?? 0) > 0)
  // Cells without answers are assumed to be like the rest.
  const all = seen.reduce((sum, [, often]) => sum + often, 0)
  return new Map(seen.map(([cell, often]) => [cell, often / all / asked.get(cell)!]))
}

/**
 * Mean loss of each cell weighted by its share of play, so that drills of hard cells do not inflate
 * it. Post-stratified mean (Cochran, Sampling Techniques, 5A.9); each cell's variance is shrunk
 * towards the pooled one with the weight of one answer. Null with too few answers or too small a
 * share of play.
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
  // Effective sample size (Kish).
  const losses = all.sumSquares === 0 ? 0 : all.sum ** 2 / all.sumSquares
  const squaresOf = ({ count: n, sum, sumSquares }: CellSums): number =>
    Math.max(0, sumSquares - (sum * sum) / n)
  const mean = counted.reduce((total, { cell, sum }) => total + weights.get(cell)! * sum, 0)
  const squares = counted.reduce((total, one) => total + squaresOf(one), 0)
  if (freedom < 1 || squares === 0 || losses < LOSSES_NEEDED) {
    return { mean, low: null, high: null, count }
  }
  const pooled = squares / freedom
  // Variance of the sum of a cell's n answers: n * (squares + pooled) / n.
  const variance = counted.reduce(
    (total, one) => total + weights.get(one.cell)! ** 2 * (squaresOf(one) + pooled),
    (SHARES_ERROR * mean) ** 2,
  )
  const margin = studentT(Math.min(freedom, Math.floor(losses) - 1)) * Math.sqrt(variance)
  return { mean, ...skewedInterval(mean, margin), count }
}
