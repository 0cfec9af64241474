import { hasLeftovers } from './leftover-rules.ts'
import type { RuleSet } from './rule-set.ts'

/** Whether a state holds more than banked scores, farkles in a row and the seat. */
export function hasFurtherState(rules: RuleSet): boolean {
  return rules.end === 'rounds' || hasLeftovers(rules)
}
