import { hasLeftovers } from './leftover-rules.ts'
import type { RuleSet } from './rule-set.ts'

/**
 * Whether a state of a game holds more than banked scores, farkles in a row and the seat: the round, the
 * last turn, or what that left.
 */
export function hasFurtherState(rules: RuleSet): boolean {
  return rules.end === 'rounds' || hasLeftovers(rules)
}
