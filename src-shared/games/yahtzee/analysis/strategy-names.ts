/** Ways to play, the best first, as in table 3 of Glenn 2006. */
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
