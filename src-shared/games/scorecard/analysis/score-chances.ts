import { asProbability, type Points, type Probability } from '../../../base/units.ts'
import type { FinalScores } from '../solve/versus/reward.ts'

export interface ScoreChances extends FinalScores {
  readonly chances: Float64Array
}

/**
 * Scores at either end whose total probability is below this are dropped. With fewer than 10^6
 * states, all dropped together is below the rounding of 1.
 */
const TRIFLE = 1e-23

export function trimmed({ first, chances }: ScoreChances): ScoreChances {
  let from = 0
  let end = chances.length
  for (let lost = chances[from]!; lost < TRIFLE && from < end - 1; lost += chances[from]!) from++
  for (let lost = chances[end - 1]!; lost < TRIFLE && end > from + 1;) lost += chances[--end - 1]!
  return { first: first + from, chances: chances.slice(from, end) }
}

export function massOf({ chances }: ScoreChances): Probability {
  let sum = 0
  for (let i = 0; i < chances.length; i++) sum += chances[i]!
  return sum
}

export function tailChance({ first, chances }: FinalScores, least: Points): Probability {
  let sum = 0
  // From the end, so that small probabilities are not lost in rounding.
  for (let i = chances.length - 1; i >= 0 && first + i >= least; i--) sum += chances[i]!
  return asProbability(sum)
}

/** Lowest score s with P(score <= s) >= part, 0 to 1. */
export function percentileOf({ first, chances }: FinalScores, part: Probability): Points {
  let sum = 0
  for (let i = 0; i < chances.length; i++) {
    sum += chances[i]!
    if (sum > 0 && sum >= part) return first + i
  }
  return first + chances.length - 1
}

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
