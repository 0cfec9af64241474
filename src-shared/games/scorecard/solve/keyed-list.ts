/** A list whose entries have keys: what has the same key is added once. */
export class KeyedList<T> {
  readonly list: T[]
  readonly #known = new Map<string, number>()

  /** `list`: first entries, without keys. */
  constructor(list: T[] = []) {
    this.list = list
  }

  /** Index of the entry with this key. */
  add(key: string, entry: T): number {
    const known = this.#known.get(key)
    if (known !== undefined) return known
    this.#known.set(key, this.list.length)
    return this.list.push(entry) - 1
  }
}
