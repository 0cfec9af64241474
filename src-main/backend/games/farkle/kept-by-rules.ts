import { ruleHash } from '#shared/games/farkle/rules/rule-hash.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { KeptFew } from '../../kept-few.ts'

/** As many rule sets as somebody goes back and forth between. */
const MOST_KEPT = 8

/** Keeps what `make` made for the last few rule sets; their names do not count. */
export function keptByRules<T>(make: (rules: RuleSet) => T): (rules: RuleSet) => T {
  const kept = new KeptFew<T>(MOST_KEPT)
  return (rules) => kept.get(ruleHash(rules), () => make(rules))
}
