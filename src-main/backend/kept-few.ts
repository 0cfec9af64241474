/** Keeps the last few things that were asked for, by key. */
export class KeptFew<T> {
  readonly #most: number
  readonly #kept = new Map<string, T>()

  constructor(most: number) {
    this.#most = most
  }

  /** What is kept under a key or, from now on, what `make` makes. */
  get(key: string, make: () => T): T {
    const value = this.#kept.get(key) ?? make()
    this.#kept.delete(key)
    this.#kept.set(key, value)
    if (this.#kept.size > this.#most) this.#kept.delete(this.#kept.keys().next().value!)
    return value
  }

  /** Forgets this value, if it is still the one that is kept. */
  drop(key: string, value: T): void {
    if (this.#kept.get(key) === value) this.#kept.delete(key)
  }
}
