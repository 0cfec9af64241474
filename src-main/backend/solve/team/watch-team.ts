import { awakeClock } from '../awake-clock.ts'
import { TEAM_CONTROL } from './team-control.ts'

/** Work that a crash may cost at most, and a little less. */
export const KEEP_EVERY_MS = 5_000

const LOOK_EVERY_MS = 100

export interface WatchOptions {
  readonly keepEveryMs?: number
  /** Milliseconds that the computer is awake. */
  readonly clock?: () => number
  /** Holds, as long as a team works, what makes it write a checkpoint soon. */
  readonly keepers?: Set<() => void>
}

/**
 * Watches a team at work: has it write checkpoints, and calls `look` again and again, and at last,
 * with the seconds that it has worked. Returns what ends it.
 */
export function watchTeam(
  control: Int32Array,
  { keepEveryMs = KEEP_EVERY_MS, clock = awakeClock(), keepers }: WatchOptions,
  look: (seconds: number) => void,
): () => void {
  const begun = clock()
  let kept = begun
  const tell = (): void => look((clock() - begun) / 1000)
  const keep = (): void => {
    kept = clock()
    Atomics.store(control, TEAM_CONTROL.keep, 1)
  }
  const timer = setInterval(() => {
    tell()
    if (clock() - kept >= keepEveryMs) keep()
  }, LOOK_EVERY_MS)
  keepers?.add(keep)
  return () => {
    clearInterval(timer)
    keepers?.delete(keep)
    tell()
  }
}
