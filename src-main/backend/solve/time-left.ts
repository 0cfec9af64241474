/** The least part of the work after which its speed tells of the rest. */
const TOLD_FROM = 0.02

/** How fast a new estimate takes the place of the old one, at most and at least. */
const SLOWEST_SECONDS = 4
const FASTEST_SECONDS = 0.5

/**
 * How long work will still take, from how fast it has gone. Setting it up is not counted, nor what a
 * run before this one has done. Estimates follow each other without jumps.
 */
export class TimeLeft {
  /** When the work itself began, and how much was done then; null before it is known. */
  #begun: { seconds: number; readonly fraction: number } | null
  #last: { seconds: number; left: number } | null = null

  /** `resumable` work may begin with a part that was done before. */
  constructor(resumable: boolean) {
    this.#begun = resumable ? null : { seconds: 0, fraction: 0 }
  }

  /** The seconds left when `fraction` is done after `seconds`; null while too little was done. */
  after(seconds: number, fraction: number): number | null {
    const begun = (this.#begun ??= { seconds, fraction })
    const own = fraction - begun.fraction
    if (own <= 0) begun.seconds = seconds
    if (own < TOLD_FROM) return null
    const found = ((seconds - begun.seconds) * (1 - fraction)) / own
    const left = this.#smoothed(seconds, found)
    this.#last = { seconds, left }
    return left
  }

  /** An estimate that comes from the last one, less the time since then, and draws near `found`. */
  #smoothed(seconds: number, found: number): number {
    if (this.#last === null) return found
    const passed = seconds - this.#last.seconds
    const expected = Math.max(0, this.#last.left - passed)
    // Near the end there is no time for a slow correction.
    const within = Math.min(SLOWEST_SECONDS, Math.max(FASTEST_SECONDS, found / 4))
    return found + (expected - found) * Math.exp(-passed / within)
  }
}
