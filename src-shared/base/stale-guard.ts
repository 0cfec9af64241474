/** How a request ended. */
export type Outcome<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly thrown: unknown }

/** Drops the responses of requests that were overtaken while they were on their way. */
export interface StaleGuard {
  /** Makes the response of every request that is on its way stale. */
  overtake(): void
  /** Sends a request and waits for its end; null if it was overtaken meanwhile. Never rejects. */
  settle<T>(request: () => Promise<T>): Promise<Outcome<T> | null>
  /** The same for a request that overtakes all that are on their way: only the newest counts. */
  newest<T>(request: () => Promise<T>): Promise<Outcome<T> | null>
}

export function createStaleGuard(): StaleGuard {
  let round = 0

  async function settle<T>(request: () => Promise<T>): Promise<Outcome<T> | null> {
    const mine = round
    try {
      const value = await request()
      return mine === round ? { ok: true, value } : null
    } catch (thrown) {
      return mine === round ? { ok: false, thrown } : null
    }
  }
  const overtake = (): void => {
    round++
  }
  return {
    overtake,
    settle,
    newest(request) {
      overtake()
      return settle(request)
    },
  }
}
