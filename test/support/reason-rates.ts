import { expect } from 'vitest'

/** Whether a kind of reason speaks for the better of two options, for the worse, or not at all. */
interface Spoken {
  readonly right: boolean
  readonly wrong: boolean
  /** What a reason that ignores why has more of in the better option. */
  readonly nulls: Readonly<Record<string, number>>
}

/** How often each kind of reason points to the better option, beside reasons that ignore why. */
export class ReasonRates {
  readonly #kinds = new Map<string, { told: number; right: number; nulls: Map<string, number> }>()

  add(kind: string, { right, wrong, nulls }: Spoken): void {
    if (!right && !wrong) return
    const known = this.#kinds.get(kind) ?? { told: 0, right: 0, nulls: new Map<string, number>() }
    this.#kinds.set(kind, known)
    known.told++
    known.right += right === wrong ? 0.5 : right ? 1 : 0
    for (const [name, more] of Object.entries(nulls)) {
      const points = more === 0 ? 0.5 : more > 0 ? 1 : 0
      known.nulls.set(name, (known.nulls.get(name) ?? 0) + points)
    }
  }

  /** A kind that is hardly told in a run of few cases shows nothing. */
  expectBetter(): void {
    for (const [kind, { told, right, nulls }] of this.#kinds) {
      if (told < 20) continue
      for (const [name, points] of nulls) expect(right, `${kind}, ${name}`).toBeGreaterThan(points)
    }
  }
}
