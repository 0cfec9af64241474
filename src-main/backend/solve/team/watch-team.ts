import { awakeClock } from '../awake-clock.ts'
import type { SharedSolveState } from './shared-solve-state.ts'

/** Work that a crash may cost at most, and a little less. */
export const CHECKPOINT_EVERY_MS = 5_000

const LOOK_EVERY_MS = 100

export interface WatchOptions {
  readonly checkpointEveryMs?: number
  /** Milliseconds that the computer is awake. */
  readonly clock?: () => number
}

/** Ends the watch, or requests a checkpoint ahead of time. */
export interface TeamWatch {
  readonly end: () => void
  readonly requestCheckpoint: () => void
}

/**
 * Watches a team at work: asks it for checkpoints, and calls `look` again and again, and at last, with
 * the seconds that it has worked.
 */
export function watchTeam(
  state: SharedSolveState,
  { checkpointEveryMs = CHECKPOINT_EVERY_MS, clock = awakeClock() }: WatchOptions,
  look: (seconds: number) => void,
): TeamWatch {
  const begun = clock()
  let last = begun
  const tell = (): void => look((clock() - begun) / 1000)
  const requestCheckpoint = (): void => {
    last = clock()
    state.requestCheckpoint()
  }
  const timer = setInterval(() => {
    tell()
    if (clock() - last >= checkpointEveryMs) requestCheckpoint()
  }, LOOK_EVERY_MS)
  return {
    requestCheckpoint,
    end() {
      clearInterval(timer)
      tell()
    },
  }
}
