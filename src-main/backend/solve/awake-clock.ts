import { AwakeClock } from '#shared/base/awake-clock.ts'

/** Longer than anything keeps this thread from its timers, and shorter than any sleep worth a word. */
const LONGEST_PAUSE_MS = 5_000

/** Milliseconds that do not count while the computer sleeps; to be read every second or so. */
export function awakeClock(clock: () => number = () => performance.now()): () => number {
  const awake = new AwakeClock(clock, () => LONGEST_PAUSE_MS)
  return () => awake.now()
}
