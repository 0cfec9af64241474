/** Milliseconds of processor time that this thread has used. */
function used(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Measures the processor time of this thread between two turns of its event loop, until it is stopped. */
export class LoopWatch {
  /** The longest by what was done then. */
  readonly longest = new Map<string, number>()
  readonly #timer = setInterval(() => this.#tick(), 1)
  #doing = ''
  #last = used()

  stop(): void {
    clearInterval(this.#timer)
  }

  #tick(): void {
    const now = used()
    const stretch = now - this.#last
    const known = this.longest.get(this.#doing) ?? 0
    if (stretch > known) this.longest.set(this.#doing, stretch)
    this.#last = now
  }

  /** Waits for a turn of the loop, and counts what follows as this. */
  async doing(what: string): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, 2))
    this.#tick()
    this.#doing = what
  }

  forget(): void {
    this.longest.clear()
    this.#last = used()
  }

  /** What took longest, first. */
  worst(): (readonly [what: string, milliseconds: number])[] {
    return [...this.longest].sort(([, a], [, b]) => b - a)
  }
}
