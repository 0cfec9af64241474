/** Milliseconds of processor time that this thread has used. */
function used(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

const LOOPS = 3_000_000
/** Milliseconds that so many steps take on a processor of today with nothing else to do. */
const USUAL = 6

/** How many times slower this thread runs now than on such a processor: others use its caches, too. */
function slowness(): number {
  const begun = used()
  let sum = 1
  for (let i = 0; i < LOOPS; i++) sum = Math.imul(sum, 31) + i
  if (sum === 0.5) throw new Error('never')
  return Math.max(1, (used() - begun) / USUAL)
}

/**
 * Measures the processor time of this thread between two turns of its event loop, in milliseconds of a
 * processor with nothing else to do, until it is stopped.
 */
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
    if (stretch > known) {
      const usual = stretch / (stretch > 20 ? slowness() : 1)
      if (usual > known) this.longest.set(this.#doing, usual)
    }
    this.#last = used()
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
