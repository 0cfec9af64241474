import type { Probability } from './units.ts'

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
