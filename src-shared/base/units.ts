/** Values ascending, with their probabilities. */
export interface Distribution {
  readonly values: readonly number[]
  readonly probabilities: readonly Probability[]
}

/** Mean and standard deviation, in the unit of the values. The probabilities must sum to 1. */
export function moments({ values, probabilities }: Distribution): {
  readonly mean: number
  readonly standardDeviation: number
} {
  const mean = values.reduce((sum, value, i) => sum + value * probabilities[i]!, 0)
  const variance = values.reduce((sum, value, i) => {
    return sum + (value - mean) ** 2 * probabilities[i]!
  }, 0)
  return { mean, standardDeviation: Math.sqrt(variance) }
}

export const GOALS = ['points', 'wins'] as const
export type Goal = (typeof GOALS)[number]

/** Never negative; 0 only of zeros. */
export function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? Math.abs(a) : greatestCommonDivisor(b, a % b)
}

export type Value = number

export type Points = number

/** Between 0 and 1. Only screens convert to percent. */
export type Probability = number

/** Clamps a sum or product of probabilities to [0, 1] against rounding. */
export function asProbability(sum: number): Probability {
  return Math.min(1, Math.max(0, sum))
}

/** Minimum gain of a piece of advice, as a share of the points or wins of optimal play. */
export const LEAST_GAIN = 0.0005

export type DiceCount = number

export const ALL_DICE = 6

export const MAX_DICE = 8

export function diceCounts(most: DiceCount): DiceCount[] {
  return Array.from({ length: most }, (_, i) => i + 1)
}
