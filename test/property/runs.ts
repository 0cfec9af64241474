import type { Parameters } from 'fast-check'

/**
 * How a property is run: always from the same seed, so that a failure comes back. To look further,
 * set PROPERTY_SEED and PROPERTY_RUNS (so many times as many cases).
 */
export function runs(numRuns: number): Parameters<unknown> {
  const { PROPERTY_SEED, PROPERTY_RUNS } = process.env
  return {
    seed: Number(PROPERTY_SEED ?? 20_170_401),
    numRuns: numRuns * Number(PROPERTY_RUNS ?? 1),
  }
}
