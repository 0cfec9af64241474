/** How often something happened, beside how often it should have. */
export interface Tally {
  readonly observed: number
  readonly expected: number
}

/** The least expected count that a cell is trusted with. */
const FEWEST = 5

/** Puts the rarest together until each is expected often enough; the sums stay. */
export function pooled(tallies: readonly Tally[]): Tally[] {
  const falling = tallies.toSorted((a, b) => b.expected - a.expected)
  const kept = falling.filter(({ expected }) => expected >= FEWEST)
  const rest = falling
    .slice(kept.length)
    .reduce(
      (sum, { observed, expected }) => ({
        observed: sum.observed + observed,
        expected: sum.expected + expected,
      }),
      { observed: 0, expected: 0 },
    )
  if (rest.expected >= FEWEST) return [...kept, rest]
  const last = kept.at(-1) ?? { observed: 0, expected: 0 }
  return [
    ...kept.slice(0, -1),
    { observed: last.observed + rest.observed, expected: last.expected + rest.expected },
  ]
}

/**
 * How far counts are from what was expected, in standard deviations of a normal distribution (Wilson
 * and Hilferty 1931): above 3.09 in one of a thousand cases.
 */
export function chiSquareDeviation(tallies: readonly Tally[]): number {
  const cells = pooled(tallies)
  const freedom = cells.length - 1
  if (freedom < 1) throw new RangeError('one cell has nothing to differ from')
  const sum = cells.reduce(
    (all, { observed, expected }) => all + (observed - expected) ** 2 / expected,
    0,
  )
  const spread = 2 / (9 * freedom)
  return (Math.cbrt(sum / freedom) - (1 - spread)) / Math.sqrt(spread)
}

/** The deviation of one of a thousand. */
export const ONE_IN_A_THOUSAND = 3.09

/** Counts beside shares: each key of either, with the shares scaled to what was counted. */
export function talliesOf(
  counts: ReadonlyMap<string, number>,
  shares: ReadonlyMap<string, number>,
): Tally[] {
  const total = [...counts.values()].reduce((a, b) => a + b, 0)
  const whole = [...shares.values()].reduce((a, b) => a + b, 0)
  return [...new Set([...counts.keys(), ...shares.keys()])].map((key) => ({
    observed: counts.get(key) ?? 0,
    expected: ((shares.get(key) ?? 0) / whole) * total,
  }))
}
