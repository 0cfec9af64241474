import { AwakeClock } from '#shared/base/awake-clock.ts'

/** Longer than this thread is ever blocked, shorter than any sleep that matters. */
const LONGEST_PAUSE_MS = 5_000

/** Milliseconds without the computer's sleep. Read it at least every few seconds. */
export function awakeClock(clock: () => number = () => performance.now()): () => number {
  const awake = new AwakeClock(clock, () => LONGEST_PAUSE_MS)
  return () => awake.now()
}
