import { greatestCommonDivisor, type Distribution, type Probability } from '../base/units.ts'
import { roundStep } from './ticks.ts'

/** Bins of equal width for values above 0: bin i covers [i * step, (i + 1) * step). */
export interface Bins {
  readonly step: number
  readonly count: number
  /** Common divisor of all values. */
  readonly grid: number
}

/** Probability of the largest values, which pictures omit. */
const REST = 0.005

export function chanceAtLeast({ values, probabilities }: Distribution, least: number): Probability {
  return values.reduce((sum, value, i) => (value >= least ? sum + probabilities[i]! : sum), 0)
}

export function chanceAtMost({ values, probabilities }: Distribution, most: number): Probability {
  return values.reduce((sum, value, i) => (value <= most ? sum + probabilities[i]! : sum), 0)
}

function usualMost({ values, probabilities }: Distribution): number {
  let beyond = 0
  for (let i = values.length - 1; i >= 0; i--) {
    beyond += probabilities[i]!
    if (beyond > REST) return values[i]!
  }
  return values[0] ?? 0
}

/**
 * At most about `most` bins; their width is a round multiple of the common divisor. They end where
 * each distribution has at most REST left.
 */
export function binsOf(distributions: readonly Distribution[], most: number): Bins {
  const grid = distributions.flatMap(({ values }) => values).reduce(greatestCommonDivisor, 0) || 1
  const last = distributions.reduce((top, one) => Math.max(top, usualMost(one)), grid)
  const step = Math.ceil(roundStep(last / grid / most)) * grid
  return { step, count: Math.floor(last / step) + 1, grid }
}

/** Probability per bin. Excludes the value 0, which is shown separately. */
export function binned({ values, probabilities }: Distribution, bins: Bins): Float64Array {
  const chances = new Float64Array(bins.count)
  values.forEach((value, i) => {
    const bin = Math.floor(value / bins.step)
    if (value > 0 && bin < bins.count) chances[bin]! += probabilities[i]!
  })
  return chances
}
