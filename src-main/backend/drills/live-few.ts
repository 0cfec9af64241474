import { LRUCache } from 'lru-cache'

/** Others are played again from their answers when they are asked for. */
const MAX_LIVE = 4

/** The sessions of a game that are in memory. */
export class LiveFew<Live extends { readonly id: number }> {
  readonly #replayed: (id: number) => Promise<Live> | null
  readonly #live = new LRUCache<number, Promise<Live>>({ max: MAX_LIVE })

  /** `replayed` plays a kept session again, up to its last answer; null for one that has ended. */
  constructor(replayed: (id: number) => Promise<Live> | null) {
    this.#replayed = replayed
  }

  add(live: Live): void {
    void this.#remember(live.id, Promise.resolve(live))
  }

  /** Forgets a session, which is then played again from what is kept, or all of them. */
  forget(id?: number): void {
    if (id === undefined) this.#live.clear()
    else this.#live.delete(id)
  }

  /**
   * A session in memory, or one that goes on, played again; null for one that has ended. Rejects with
   * RequestError.
   */
  async find(id: number): Promise<Live | null> {
    const live = this.#live.get(id) ?? this.#replayed(id)
    return live && this.#remember(id, live)
  }

  #remember(id: number, live: Promise<Live>): Promise<Live> {
    this.#live.set(id, live)
    live.catch(() => {
      if (this.#live.peek(id) === live) this.#live.delete(id)
    })
    return live
  }
}
