import { awakeClock } from '../awake-clock.ts'
import type { SharedSolveState } from './shared-solve-state.ts'

/** Maximum work lost in a crash, approximately. */
export const CHECKPOINT_EVERY_MS = 5_000

const LOOK_EVERY_MS = 100

export interface WatchOptions {
  readonly checkpointEveryMs?: number
  /** Milliseconds without the computer's sleep. */
  readonly clock?: () => number
}

export interface TeamWatch {
  readonly end: () => void
  readonly requestCheckpoint: () => void
}

/** Calls `look` with the seconds worked, repeatedly and once at the end. */
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
