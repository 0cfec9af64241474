import { LRUCache } from 'lru-cache'

const MAX_RULE_SETS = 8

/** LRU cache of `make`. Rule sets that differ only in their name share an entry. */
export function keptByRules<Rules extends object, T extends object>(
  hash: (rules: Rules) => string,
  make: (rules: Rules) => T,
): (rules: Rules) => T {
  const kept = new LRUCache<string, T>({ max: MAX_RULE_SETS })
  return (rules) => {
    const key = hash(rules)
    const made = kept.get(key) ?? make(rules)
    kept.set(key, made)
    return made
  }
}

/** Keeps a promise until it is rejected. */
export function keepPromise<K extends string | number, T>(
  kept: LRUCache<K, Promise<T>>,
  key: K,
  made: Promise<T>,
): Promise<T> {
  kept.set(key, made)
  made.catch(() => {
    if (kept.peek(key) === made) kept.delete(key)
  })
  return made
}
