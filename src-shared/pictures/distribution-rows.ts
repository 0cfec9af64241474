import type { Distribution } from '../base/units.ts'
import { binned, type Bins } from './bins.ts'
import type { Spot } from './chart-lines.ts'

/** Ascending rows: value, then by distribution its probability and that of at least as much. */
export function distributionRows(distributions: readonly Distribution[]): number[][] {
  const numbers = new Set(distributions.flatMap(({ values }) => values))
  const chances = distributions.map(
    ({ values, probabilities }) => new Map(values.map((value, i) => [value, probabilities[i]!])),
  )
  const atLeast = distributions.map(() => 0)
  // Sums from the largest value down, so that small probabilities keep their digits.
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

/** Stairs of a distribution from bin `from` on, y in percent. */
export function binStairs(distribution: Distribution, bins: Bins, from: number): Spot[] {
  // One more bin ends the last stair.
  return [...binned(distribution, { ...bins, count: bins.count + 1 })]
    .map((chance, bin) => ({ x: bin * bins.step, y: chance * 100 }))
    .slice(from)
}
