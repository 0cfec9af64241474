import type { Probability } from '../base/units.ts'
import type { Distribution } from '../base/distribution.ts'
import { roundStep } from './ticks.ts'

/** Equal parts of the numbers above 0: part i holds those from i * step on, below (i + 1) * step. */
export interface Bins {
  readonly step: number
  readonly count: number
  /** Common divisor of all the numbers. */
  readonly grid: number
}

/** Probability of the largest values that a picture of a distribution leaves out. */
const REST = 0.005

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b))

/** The chance of a number at least this large. */
export function chanceAtLeast({ values, probabilities }: Distribution, least: number): Probability {
  return values.reduce((sum, value, i) => (value >= least ? sum + probabilities[i]! : sum), 0)
}

/** The chance of a number at most this large. */
export function chanceAtMost({ values, probabilities }: Distribution, most: number): Probability {
  return values.reduce((sum, value, i) => (value <= most ? sum + probabilities[i]! : sum), 0)
}

/** The smallest number that all larger ones together are rarer than REST. */
function usualMost({ values, probabilities }: Distribution): number {
  let beyond = 0
  for (let i = values.length - 1; i >= 0; i--) {
    beyond += probabilities[i]!
    if (beyond > REST) return values[i]!
  }
  return values[0] ?? 0
}

/**
 * Bins in which distributions of whole numbers can be seen side by side: at most so many, as wide as
 * a round multiple of what all their numbers are multiples of, and up to where hardly anything is
 * left of any of them.
 */
export function binsOf(distributions: readonly Distribution[], most: number): Bins {
  const grid = distributions.flatMap(({ values }) => values).reduce(commonDivisor, 0) || 1
  const last = distributions.reduce((top, one) => Math.max(top, usualMost(one)), grid)
  const step = Math.ceil(roundStep(last / grid / most)) * grid
  return { step, count: Math.floor(last / step) + 1, grid }
}

/** The chance of each bin, 0 left out: whoever makes nothing is counted by himself. */
export function binned({ values, probabilities }: Distribution, bins: Bins): Float64Array {
  const chances = new Float64Array(bins.count)
  values.forEach((value, i) => {
    const bin = Math.floor(value / bins.step)
    if (value > 0 && bin < bins.count) chances[bin]! += probabilities[i]!
  })
  return chances
}
