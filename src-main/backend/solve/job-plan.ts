export interface Phase {
  readonly solve: string
  /** Expected seconds; only the ratio to other phases matters. */
  readonly seconds: number
}

/**
 * Before this fraction the pace of a phase is uncertain, so that of the phase before has weight.
 */
const FIRST_PART = 0.2

/** From this fraction on, the rest of a phase is too short to measure its pace. */
const LAST_PART = 0.9

const total = (phases: readonly Phase[]): number =>
  phases.reduce((sum, { seconds }) => sum + seconds, 0)

/** Combined progress of several solves for the same rules. */
export class JobPlan {
  readonly #hash: string
  readonly #phases: readonly Phase[]
  /** Actual time / expected time of the running phase; null if unknown. */
  #pace: number | null = null
  /** The same of the phase before. */
  #paceBefore: number | null = null
  #at = 0

  constructor(hash: string, phases: readonly Phase[]) {
    this.#hash = hash
    this.#phases = phases
  }

  includes({ solve, hash }: { readonly solve: string; readonly hash: string }): boolean {
    return hash === this.#hash && this.#phases.some((phase) => phase.solve === solve)
  }

  whole(
    solve: string,
    fraction: number,
    secondsLeft: number | null,
  ): { readonly fraction: number; readonly secondsLeft: number | null } {
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
