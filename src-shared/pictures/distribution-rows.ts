import type { Distribution } from '../base/distribution.ts'
import { binned, type Bins } from './bins.ts'

/** A point of a line; y is in percent. */
interface Point {
  readonly x: number
  readonly y: number
}

/**
 * Every number of some distributions, ascending: the number, then for each of them its chance and
 * that of at least as much.
 */
export function distributionRows(distributions: readonly Distribution[]): number[][] {
  const numbers = new Set(distributions.flatMap(({ values }) => values))
  const chances = distributions.map(
    ({ values, probabilities }) => new Map(values.map((value, i) => [value, probabilities[i]!])),
  )
  const atLeast = distributions.map(() => 0)
  // Summed from the rarest up, so that small chances keep their digits.
  return [...numbers]
    .sort((a, b) => b - a)
    .map((value) => [
      value,
      ...chances.flatMap((chance, i) => {
        const here = chance.get(value) ?? 0
        atLeast[i]! += here
        return [here, Math.min(1, atLeast[i]!)]
      }),
    ])
    .reverse()
}

/** A distribution as stairs, a bin each, from one bin on. */
export function binStairs(distribution: Distribution, bins: Bins, from: number): Point[] {
  // One bin more ends the last stair.
  return [...binned(distribution, { ...bins, count: bins.count + 1 })]
    .map((chance, bin) => ({ x: bin * bins.step, y: chance * 100 }))
    .slice(from)
}
