import { LRUCache } from 'lru-cache'
import { Waiters, waitingUntil } from './solve/waiting.ts'

const MAX_RULE_SETS = 8

/** LRU cache of `make`. Rule sets that differ only in their name share an entry. */
export function cachedByRules<Rules extends object, T extends object>(
  hash: (rules: Rules) => string,
  make: (rules: Rules) => T,
): (rules: Rules) => T {
  const cache = new LRUCache<string, T>({ max: MAX_RULE_SETS })
  return (rules) => {
    const key = hash(rules)
    const made = cache.get(key) ?? make(rules)
    cache.set(key, made)
    return made
  }
}

const waitersOf = new WeakMap<Promise<unknown>, Waiters>()

/** Keeps a promise until it is rejected. All who ask for it wait for it together; see Waiters. */
export function cachePromise<K extends string | number, T>(
  cache: LRUCache<K, Promise<T>>,
  key: K,
  make: () => Promise<T>,
): Promise<T> {
  const known = cache.get(key)
  if (known) {
    waitersOf.get(known)?.join()
    return known
  }
  const left = new AbortController()
  const waiters = new Waiters(() => left.abort())
  waiters.join()
  const made = waitingUntil(left.signal, make)
  waitersOf.set(made, waiters)
  cache.set(key, made)
  made.catch(() => {
    if (cache.peek(key) === made) cache.delete(key)
  })
  return made
}
