import { hasThirteenBoxes } from '../rules/thirteen-boxes.ts'
import type { RuleSet } from '../rules/rule-set.ts'

/** Strategies of Glenn 2006, table 3, best first. */
export const STRATEGIES = [
  'optimal',
  'better-heuristic',
  'heuristic',
  'equal-with-sense',
  'greedy',
  'equal-and-straights',
  'equal-only',
] as const
export type Strategy = (typeof STRATEGIES)[number]

/** Strategies that need none of the thirteen boxes. */
const FOR_ANY_CARD: readonly Strategy[] = ['optimal', 'better-heuristic', 'heuristic', 'greedy']

export function strategiesFor(rules: RuleSet): readonly Strategy[] {
  return hasThirteenBoxes(rules) ? STRATEGIES : FOR_ANY_CARD
}
