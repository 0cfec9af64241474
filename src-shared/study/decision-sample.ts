export interface SampleOptions<Item, Judged> {
  /** Play without an end, step by step; null for a step that decides nothing. */
  readonly play: Iterator<Item | null>
  /** Decisions that it knows when it is complete. */
  readonly size: number
  /** As many steps as it looks at: a game in which nothing scores has no decisions. */
  readonly most: number
  readonly judge: (item: Item) => Judged
}

/** Decisions that come up in play, the same for all sessions of a game. */
export class DecisionSample<Item extends object, Judged> {
  readonly #options: SampleOptions<Item, Judged>
  readonly #items: Item[] = []
  readonly #judged = new Map<Item, { readonly as: Judged }>()
  #looked = 0

  constructor(options: SampleOptions<Item, Judged>) {
    this.#options = options
  }

  /** In the order in which they were played. */
  get items(): readonly Item[] {
    return this.#items
  }

  /** Goes on with it, a step of play at a time, until it is complete; may be shared. */
  *completed(): Generator<null, void> {
    const { play, size, most } = this.#options
    while (this.#items.length < size && this.#looked < most) {
      this.#looked++
      const item = play.next().value as Item | null
      if (item !== null) this.#items.push(item)
      yield null
    }
  }

  /** Judges one of the decisions, once. */
  judged(item: Item): Judged {
    const known = this.#judged.get(item)
    if (known) return known.as
    const as = this.#options.judge(item)
    this.#judged.set(item, { as })
    return as
  }

  /** So many of some of its decisions, evenly spread, as they are judged. */
  *someJudged(items: readonly Item[], count: number): Generator<Judged> {
    const all = items.length <= count
    for (let i = 0; i < Math.min(count, items.length); i++) {
      yield this.judged(items[all ? i : Math.floor((i * items.length) / count)]!)
    }
  }
}
