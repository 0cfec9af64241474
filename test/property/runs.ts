import type { Parameters } from 'fast-check'

const { PROPERTY_SEED, PROPERTY_RUNS, BREAKPOINT_QUICK } = process.env
const TIMES = Number(PROPERTY_RUNS ?? (BREAKPOINT_QUICK ? 1 / 5 : 1))
/** Of a list, where fewer would leave out whole kinds. */
const INSTANCES = Number(PROPERTY_RUNS ?? (BREAKPOINT_QUICK ? 1 / 4 : 1))

/**
 * How a property is run: always from the same seed, so that a failure comes back. To look further,
 * set PROPERTY_SEED and PROPERTY_RUNS (so many times as many cases). BREAKPOINT_QUICK makes a quicker
 * run, in which those that take long have a fifth of the cases by someRuns and a fourth by someOf.
 */
export function runs(numRuns: number): Parameters<unknown> {
  return { seed: Number(PROPERTY_SEED ?? 20_170_401), numRuns: numRuns * Math.max(1, TIMES) }
}

/** The same for a property that takes long and shows as much in fewer cases. */
export function someRuns(numRuns: number): Parameters<unknown> {
  return { ...runs(numRuns), numRuns: Math.max(1, Math.round(numRuns * TIMES)) }
}

/** The same where a single case is many requests: half of those in a quicker run. */
export function fewRuns(numRuns: number): Parameters<unknown> {
  return BREAKPOINT_QUICK ? someRuns(numRuns / 2) : someRuns(numRuns)
}

/** The instances of a list that a quicker run takes: every second, third, ... one. */
export function someOf<T>(instances: readonly T[]): readonly T[] {
  const step = Math.max(1, Math.round(1 / INSTANCES))
  return instances.filter((_, i) => i % step === 0)
}

/** The same where a single instance takes long: half of those in a quicker run. */
export function fewOf<T>(instances: readonly T[]): readonly T[] {
  const some = someOf(instances)
  return BREAKPOINT_QUICK ? some.filter((_, i) => i % 2 === 0) : some
}
