import { LRUCache } from 'lru-cache'

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

/** Keeps a promise until it is rejected. */
export function cachePromise<K extends string | number, T>(
  cache: LRUCache<K, Promise<T>>,
  key: K,
  made: Promise<T>,
): Promise<T> {
  cache.set(key, made)
  made.catch(() => {
    if (cache.peek(key) === made) cache.delete(key)
  })
  return made
}
