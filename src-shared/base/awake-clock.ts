/**
 * A clock that stands still while the computer sleeps, made from one that may go on. It is read
 * often: a pause between two readings that is longer than it can be was sleep and does not count.
 */
export class AwakeClock {
  readonly #clock: () => number
  readonly #longest: () => number
  #last: number
  #slept = 0

  /** `clock` never goes back; `longest` is the longest pause between two readings while awake. */
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
