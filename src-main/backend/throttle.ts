/** Runs a function at once, then at most once per `everyMs` milliseconds. */
export class Throttle {
  readonly #everyMs: number
  readonly #run: () => void
  #timer: NodeJS.Timeout | null = null
  #again = false

  constructor(everyMs: number, run: () => void) {
    this.#everyMs = everyMs
    this.#run = run
  }

  call(): void {
    if (this.#timer) {
      this.#again = true
      return
    }
    this.#again = false
    this.#run()
    this.#timer = setTimeout(() => {
      this.#timer = null
      if (this.#again) this.call()
    }, this.#everyMs).unref()
  }

  stop(): void {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
  }
}
