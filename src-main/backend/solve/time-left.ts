/** Minimum fraction for a first estimate. */
const TOLD_FROM = 0.02

/** Time constant of the smoothing: maximum and minimum. */
const SLOWEST_SECONDS = 4
const FASTEST_SECONDS = 0.5

/** Estimates from the pace of this run alone, without setup; smoothed against jumps. */
export class TimeLeft {
  /** Time and fraction at the start of the actual work; null if unknown. */
  #begun: { seconds: number; readonly fraction: number } | null
  #last: { seconds: number; left: number } | null = null

  /** Resumable work may start above 0. */
  constructor(resumable: boolean) {
    this.#begun = resumable ? null : { seconds: 0, fraction: 0 }
  }

  /** Seconds left; null while too little is done. */
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

  #smoothed(seconds: number, found: number): number {
    if (this.#last === null) return found
    const passed = seconds - this.#last.seconds
    const expected = Math.max(0, this.#last.left - passed)
    const within = Math.min(SLOWEST_SECONDS, Math.max(FASTEST_SECONDS, found / 4))
    return found + (expected - found) * Math.exp(-passed / within)
  }
}
