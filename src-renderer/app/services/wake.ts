const LOOK_MS = 10_000

/** Timers of a hidden page come once a minute; longer pauses are sleep, or a clock that was set. */
const LONGEST_PAUSE_MS = 90_000

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined
let last = 0

// The wall's clock, for others stand still in the sleep on some systems.
function look(): void {
  const now = Date.now()
  const slept = now - last > LONGEST_PAUSE_MS
  last = now
  if (slept) for (const listener of [...listeners]) listener()
}

/** Calls whenever the computer has woken up, for what depends on the time; returns how to stop. */
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
