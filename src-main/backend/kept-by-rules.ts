import { LRUCache } from 'lru-cache'

/** As many rule sets as somebody goes back and forth between. */
const MAX_RULE_SETS = 8

/**
 * Remembers what `make` returned for the last few rule sets. Rule sets of one hash share it: they
 * differ only in their name.
 */
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
