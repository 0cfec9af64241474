import type { Parameters } from 'fast-check'

const { CASES, SEED } = process.env

/** Whether every case is tried, as npm run test:all does; npm test tries a share, drawn by its seed. */
export const ALL = CASES === 'all'
/** From which random cases are drawn: a new one for each run, or that of SEED=... */
export const seed = Number(SEED)

const share = (count: number, part: number): number =>
  ALL ? count : Math.max(1, Math.round(count * part))

function take<T>(instances: readonly T[], step: number): readonly T[] {
  return ALL ? instances : instances.filter((_, i) => (i + seed) % step === 0)
}

/** How a property is run: this many cases, of which npm test tries a quarter. */
export function runs(numRuns: number): Parameters<unknown> {
  return { seed, numRuns: share(numRuns, 1 / 4) }
}

/** How much all cases together must at least have shown; the few of npm test may show nothing of it. */
export const enough = (count: number): number => (ALL ? count : 0)

/** The same for cases that take long: npm test tries a tenth of them. */
export function someRuns(numRuns: number): Parameters<unknown> {
  return { seed, numRuns: share(numRuns, 1 / 10) }
}

/** The same where a single case is many requests: npm test tries a twentieth. */
export function fewRuns(numRuns: number): Parameters<unknown> {
  return { seed, numRuns: share(numRuns, 1 / 20) }
}

/** Instances of a list: npm test takes every fifth, other ones at each run. */
export function someOf<T>(instances: readonly T[]): readonly T[] {
  return take(instances, Math.min(5, instances.length))
}

/** The same where a single instance takes long: every tenth. */
export function fewOf<T>(instances: readonly T[]): readonly T[] {
  return take(instances, Math.min(10, instances.length))
}
