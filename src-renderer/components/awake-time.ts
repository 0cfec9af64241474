import { MAX_ANSWER_MS } from '#shared/base/bounds.ts'
import { AwakeClock } from '#shared/base/awake-clock.ts'

/** Timers of a page that is seen come in time; those of a hidden one once a minute at least. */
const LONGEST_SEEN_MS = 2_000
const LONGEST_HIDDEN_MS = 65_000
const TICK_MS = 500

let clock: AwakeClock | null = null
let wasHidden = false

function longestPause(): number {
  const longest = wasHidden || document.hidden ? LONGEST_HIDDEN_MS : LONGEST_SEEN_MS
  wasHidden = document.hidden
  return longest
}

/**
 * Milliseconds on a clock that stands still while the computer sleeps, so that no time to think runs
 * out meanwhile. Of use for differences only.
 */
export function awakeTime(): number {
  if (!clock) {
    clock = new AwakeClock(() => performance.now(), longestPause)
    document.addEventListener('visibilitychange', () => (wasHidden = true))
    // Read often from now on, so that only sleep makes a long pause.
    setInterval(awakeTime, TICK_MS)
  }
  return clock.now()
}

/** The whole milliseconds that an answer took to a question shown at a time; a day at most. */
export function answerTimeSince(shownAt: number): number {
  return Math.min(MAX_ANSWER_MS, Math.max(0, Math.round(awakeTime() - shownAt)))
}
