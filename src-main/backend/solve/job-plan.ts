/** A solve that is a part of a wait. */
export interface Phase {
  /** Name of the solver. */
  readonly solve: string
  /** Expected seconds; only how they compare with those of the other phases counts. */
  readonly seconds: number
}

/** Before this part of a phase its own speed is known badly, and that of the phases before counts. */
const FIRST_PART = 0.2

/** From then on what is left of a phase is too little to tell its speed. */
const LAST_PART = 0.9

const total = (phases: readonly Phase[]): number =>
  phases.reduce((sum, { seconds }) => sum + seconds, 0)

/** Solves for the same rules that somebody waits for one after another: how far all of them are. */
export class JobPlan {
  readonly #hash: string
  readonly #phases: readonly Phase[]
  /** How many times longer than expected a phase takes; null before one can tell. */
  #pace: number | null = null
  /** The same of the phases before the one that runs. */
  #paceBefore: number | null = null
  #at = 0

  /** `hash` is that of the rules. */
  constructor(hash: string, phases: readonly Phase[]) {
    this.#hash = hash
    this.#phases = phases
  }

  includes({ solve, hash }: { readonly solve: string; readonly hash: string }): boolean {
    return hash === this.#hash && this.#phases.some((phase) => phase.solve === solve)
  }

  /** How far all phases are when so much of one is done and it takes so many seconds still. */
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

  /** The seconds left of the phase that runs: told by its own speed, and at first by that before it. */
  #weighed(fraction: number, rest: number, secondsLeft: number | null): number | null {
    if (this.#paceBefore === null) return secondsLeft
    const told = this.#paceBefore * rest
    if (secondsLeft === null) return told
    const weight = Math.min(1, fraction / FIRST_PART)
    return weight * secondsLeft + (1 - weight) * told
  }
}
