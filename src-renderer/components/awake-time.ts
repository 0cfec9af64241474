import { MAX_ANSWER_MS } from '#shared/base/bounds.ts'
import { AwakeClock } from '#shared/base/awake-clock.ts'

/** A visible page's timers fire on time, a hidden page's at least once a minute. */
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

/** Milliseconds on a clock that stops during sleep. Only differences are meaningful. */
export function awakeTime(): number {
  if (!clock) {
    clock = new AwakeClock(() => performance.now(), longestPause)
    document.addEventListener('visibilitychange', () => (wasHidden = true))
    // Read regularly, so that only sleep causes a long pause.
    setInterval(awakeTime, TICK_MS)
  }
  return clock.now()
}

/** Time in whole milliseconds since the question was shown, at most one day. */
export function answerTimeSince(shownAt: number): number {
  return Math.min(MAX_ANSWER_MS, Math.max(0, Math.round(awakeTime() - shownAt)))
}
