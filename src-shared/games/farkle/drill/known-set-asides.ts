import type { Multiset } from '../../../dice/multiset.ts'
import { setAsides, type SetAside } from '../analysis/set-aside.ts'
import type { RuleSet } from '../rules/rule-set.ts'

const known = new WeakMap<RuleSet, Map<Multiset, readonly SetAside[]>>()

/** setAsides, worked out once for each roll of a rule set: for play, where the same come up again. */
export function knownSetAsides(rules: RuleSet, roll: Multiset): readonly SetAside[] {
  let byRoll = known.get(rules)
  if (!byRoll) known.set(rules, (byRoll = new Map<Multiset, readonly SetAside[]>()))
  let found = byRoll.get(roll)
  if (!found) byRoll.set(roll, (found = setAsides(rules, roll)))
  return found
}
