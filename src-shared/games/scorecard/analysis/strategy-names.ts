import { hasThirteenBoxes } from '../rules/former.ts'
import type { RuleSet } from '../rules/rule-set.ts'

/** Strategies of Glenn 2006, table 3, best first. */
export const STRATEGIES = [
  'optimal',
  'better-heuristic',
  'heuristic',
  'rational-yahtzees',
  'greedy',
  'yahtzees-and-straights',
  'yahtzees-only',
] as const
export type Strategy = (typeof STRATEGIES)[number]

/** Strategies that need none of the thirteen boxes. */
const FOR_ANY_CARD: readonly Strategy[] = ['optimal', 'better-heuristic', 'heuristic', 'greedy']

export function strategiesFor(rules: RuleSet): readonly Strategy[] {
  return hasThirteenBoxes(rules) ? STRATEGIES : FOR_ANY_CARD
}
