export type Settled<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly thrown: unknown }

/** Drops responses of requests that a newer request has made stale. */
interface StaleGuard {
  overtake(): void
  /** Sends a request; resolves to null if it became stale meanwhile. Never rejects. */
  settle<T>(request: () => Promise<T>): Promise<Settled<T> | null>
  /** Makes all pending requests stale, then sends this one. */
  newest<T>(request: () => Promise<T>): Promise<Settled<T> | null>
}

export function createStaleGuard(): StaleGuard {
  let round = 0

  async function settle<T>(request: () => Promise<T>): Promise<Settled<T> | null> {
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
