/** Pauses sleeping time: subtracts gaps between readings longer than `longest`. Read it often. */
export class AwakeClock {
  readonly #clock: () => number
  readonly #longest: () => number
  #last: number
  #slept = 0

  /** `clock` must be monotonic; `longest`: longest pause between two readings while awake. */
  constructor(clock: () => number, longest: () => number) {
    this.#clock = clock
    this.#longest = longest
    this.#last = clock()
  }

  now(): number {
    const now = this.#clock()
    const pause = now - this.#last
    this.#last = now
    if (pause > this.#longest()) this.#slept += pause
    return now - this.#slept
  }
}
