import { asProbability, type Points, type Probability } from '../../../base/units.ts'

/** The chances of some scores in a row: chances[i] is that of first + i. */
export interface ScoreChances {
  readonly first: Points
  readonly chances: Float64Array
}

/**
 * Scores at an end of a state's chances that together are rarer than this are left out; with fewer
 * than 10^6 states all that is left out is less than the rounding of 1.
 */
const TRIFLE = 1e-23

/** Without the scores at both ends that never occur but for a trifle. */
export function trimmed({ first, chances }: ScoreChances): ScoreChances {
  let from = 0
  let end = chances.length
  for (let lost = chances[from]!; lost < TRIFLE && from < end - 1; lost += chances[from]!) from++
  for (let lost = chances[end - 1]!; lost < TRIFLE && end > from + 1;) lost += chances[--end - 1]!
  return { first: first + from, chances: chances.slice(from, end) }
}

/** The chance of any of the scores. */
export function massOf({ chances }: ScoreChances): Probability {
  return chances.reduce((sum, chance) => sum + chance, 0)
}

/** The chance of `least` points or more. */
export function tailChance(
  { first, chances }: { readonly first: Points; readonly chances: ArrayLike<Probability> },
  least: Points,
): Probability {
  let sum = 0
  // The rarest first, so that they are not lost in rounding.
  for (let i = chances.length - 1; i >= 0 && first + i >= least; i--) sum += chances[i]!
  return asProbability(sum)
}

/** The lowest score s of which the chance of s or less is at least `part`, 0 to 1. */
export function percentileOf(
  { first, chances }: { readonly first: Points; readonly chances: ArrayLike<Probability> },
  part: Probability,
): Points {
  let sum = 0
  for (let i = 0; i < chances.length; i++) {
    sum += chances[i]!
    if (sum > 0 && sum >= part) return first + i
  }
  return first + chances.length - 1
}

/** Mean and standard deviation. */
export function momentsOf({ first, chances }: ScoreChances): {
  readonly mean: Points
  readonly standardDeviation: Points
} {
  let mean = 0
  chances.forEach((chance, i) => (mean += chance * (first + i)))
  let variance = 0
  chances.forEach((chance, i) => (variance += chance * (first + i - mean) ** 2))
  return { mean, standardDeviation: Math.sqrt(variance) }
}
