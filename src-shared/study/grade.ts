import type { Value } from './judge.ts'

/** From right to dear; a forced decision is not graded and counts nowhere. */
export const GRADES = ['best', 'fine', 'inaccuracy', 'mistake', 'blunder'] as const
export type Grade = (typeof GRADES)[number]

/** From which loss on an answer has each grade; ascending, above 0, in the goal's unit. */
export interface GradeThresholds {
  readonly inaccuracy: Value
  readonly mistake: Value
  readonly blunder: Value
}
