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

export interface JobPhase {
  readonly solve: string
  /** Expected seconds; only the ratio to other phases matters. */
  readonly seconds: number
}

/** Before this fraction the pace of a phase is uncertain: that of the phase before has weight. */
const FIRST_PART = 0.2

/** From this fraction on, the rest of a phase is too short to measure its pace. */
const LAST_PART = 0.9

const total = (phases: readonly JobPhase[]): number =>
  phases.reduce((sum, { seconds }) => sum + seconds, 0)

/** Combined progress of several solves for the same rules. */
export class JobPlan {
  readonly #hash: string
  readonly #phases: readonly JobPhase[]
  /** Actual time / expected time of the running phase; null if unknown. */
  #pace: number | null = null
  /** The same of the phase before. */
  #paceBefore: number | null = null
  #at = 0

  constructor(hash: string, phases: readonly JobPhase[]) {
    this.#hash = hash
    this.#phases = phases
  }

  includes({ solve, hash }: { readonly solve: string; readonly hash: string }): boolean {
    return hash === this.#hash && this.#phases.some((phase) => phase.solve === solve)
  }

  whole(solve: string, fraction: number, secondsLeft: number | null) {
    const at = this.#phases.findIndex((phase) => phase.solve === solve)
    if (at !== this.#at) [this.#at, this.#paceBefore] = [at, this.#pace]
    const own = this.#phases[at]!.seconds
    const before = total(this.#phases.slice(0, at))
    const after = total(this.#phases.slice(at + 1))
    const rest = own * (1 - fraction)
    const ownLeft = this.#weighed(fraction, rest, secondsLeft)
    if (ownLeft !== null && fraction < LAST_PART) this.#pace = ownLeft / rest
    const pace = this.#pace
    return {
      fraction: (before + own * fraction) / (before + own + after),
      secondsLeft: ownLeft === null ? null : ownLeft + (pace ?? 1) * after,
    }
  }

  /** Blends the phase's own estimate with that of the pace before it. */
  #weighed(fraction: number, rest: number, secondsLeft: number | null): number | null {
    if (this.#paceBefore === null) return secondsLeft
    const told = this.#paceBefore * rest
    if (secondsLeft === null) return told
    const weight = Math.min(1, fraction / FIRST_PART)
    return weight * secondsLeft + (1 - weight) * told
  }
}
