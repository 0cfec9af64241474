/** How much may come at once, and how fast it may go on. */
export interface Limit {
  readonly burst: number
  readonly perSecond: number
}

/** A bucket of tokens: each message takes one, and time fills it up again to its brim. */
export class TokenBucket {
  readonly #limit: Limit
  readonly #clock: () => number
  #left: number
  #at: number

  /** `clock` gives milliseconds. */
  constructor(limit: Limit, clock: () => number) {
    this.#limit = limit
    this.#clock = clock
    this.#left = limit.burst
    this.#at = clock()
  }

  /** Takes a token; false if there is none left. */
  take(): boolean {
    const now = this.#clock()
    const { burst, perSecond } = this.#limit
    this.#left = Math.min(burst, this.#left + ((now - this.#at) * perSecond) / 1000)
    this.#at = now
    if (this.#left < 1) return false
    this.#left -= 1
    return true
  }
}
