import type { Probability, Value } from '../base/units.ts'

export interface LossSums {
  readonly count: number
  readonly sum: Value
  readonly sumSquares: number
}

/** 95 % interval; null for few decisions, and if all losses are equal. */
export interface ErrorRate {
  mean: Value
  low: Value | null
  high: Value | null
  count: number
}

/** Minimum for an interval; with fewer decisions it would be too narrow for most players. */
export const DECISIONS_NEEDED = 20

/** Student's t at 97.5 % for 1 to 10 degrees of freedom, where the expansion is too inexact. */
const FEW = [12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.306, 2.2622, 2.2281]
const NORMAL = 1.959963984540054

/** Student's t at 97.5 % for `freedom` >= 1 degrees of freedom, exact to 1e-4. */
export function studentT(freedom: number): number {
  const few = FEW[freedom - 1]
  if (few !== undefined) return few
  const z = NORMAL
  // Expansion around the normal quantile (Abramowitz and Stegun 26.7.5).
  const first = (z ** 3 + z) / 4
  const second = (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96
  const third = (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384
  return z + first / freedom + second / freedom ** 2 + third / freedom ** 3
}

/** Measured share with its interval; null if `count` is 0. */
export interface Share {
  readonly hits: number
  readonly count: number
  readonly share: Probability | null
  readonly low: Probability | null
  readonly high: Probability | null
}

/** Wilson score interval (1927), at 95 % by default: valid for small samples and for shares of 0 and 1. */
export function shareOf(hits: number, count: number, z = NORMAL): Share {
  if (count === 0) return { hits, count, share: null, low: null, high: null }
  const share = hits / count
  const extra = z ** 2 / count
  const middle = (share + extra / 2) / (1 + extra)
  const margin = (z * Math.sqrt((share * (1 - share)) / count + extra / count / 4)) / (1 + extra)
  // At a share of 0 or 1 that share is the bound; rounding must not pass it.
  const low = hits === 0 ? 0 : Math.max(0, middle - margin)
  const high = hits === count ? 1 : Math.min(1, middle + margin)
  return { hits, count, share, low, high }
}

export function addedLosses(parts: Iterable<LossSums>): LossSums {
  let count = 0
  let sum = 0
  let sumSquares = 0
  for (const part of parts) {
    count += part.count
    sum += part.sum
    sumSquares += part.sumSquares
  }
  return { count, sum, sumSquares }
}

/** 95 % interval of a mean above 0: at least 0, and skewed, with the upper end on the logarithm. */
export function skewedInterval(mean: Value, margin: Value): { low: Value; high: Value } {
  return { low: Math.max(0, mean - margin), high: mean * Math.exp(margin / mean) }
}

export function errorRate({ count, sum, sumSquares }: LossSums): ErrorRate {
  if (count === 0) return { mean: 0, low: null, high: null, count }
  const mean = sum / count
  if (count < DECISIONS_NEEDED) return { mean, low: null, high: null, count }
  // Rounding can make the variance slightly negative.
  const variance = Math.max(0, sumSquares - sum * mean) / (count - 1)
  if (variance === 0) return { mean, low: null, high: null, count }
  const margin = studentT(count - 1) * Math.sqrt(variance / count)
  return { mean, ...skewedInterval(mean, margin), count }
}
