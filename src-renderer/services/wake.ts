const LOOK_MS = 10_000

/** Timers of a hidden page fire once a minute; a longer pause is sleep or a changed clock. */
const LONGEST_PAUSE_MS = 90_000

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined
let last = 0

// Uses wall-clock time: on some systems the monotonic clock stops during sleep.
function look(): void {
  const now = Date.now()
  const slept = now - last > LONGEST_PAUSE_MS
  last = now
  if (slept) for (const listener of [...listeners]) listener()
}

/** Calls the listener after the computer woke up; returns the function that removes it. */
export function onWake(listener: () => void): () => void {
  if (listeners.size === 0) {
    last = Date.now()
    timer = setInterval(look, LOOK_MS)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) clearInterval(timer)
  }
}
