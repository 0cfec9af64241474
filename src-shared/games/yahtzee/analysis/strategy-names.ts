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
