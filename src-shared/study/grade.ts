import type { Value } from '../base/goal.ts'

/** From right to dear; a forced decision is not graded and counts nowhere. */
export const GRADES = ['best', 'fine', 'inaccuracy', 'mistake', 'blunder'] as const
export type Grade = (typeof GRADES)[number]

/** From which loss on an answer has each grade; ascending, above 0, in the goal's unit. */
export interface GradeThresholds {
  readonly inaccuracy: Value
  readonly mistake: Value
  readonly blunder: Value
}

/** The grade of a loss, which is 0 for what is best. */
export function gradeOf(loss: Value, { inaccuracy, mistake, blunder }: GradeThresholds): Grade {
  if (loss === 0) return 'best'
  if (loss < inaccuracy) return 'fine'
  if (loss < mistake) return 'inaccuracy'
  return loss < blunder ? 'mistake' : 'blunder'
}

/** How many answers have each grade; those that were not graded count nowhere. */
export function gradeCounts(
  answers: Iterable<{ readonly grade: Grade | null; readonly count?: number }>,
): Record<Grade, number> {
  const counts = { best: 0, fine: 0, inaccuracy: 0, mistake: 0, blunder: 0 }
  for (const { grade, count = 1 } of answers) if (grade !== null) counts[grade] += count
  return counts
}

/** Whether an answer of this grade is wrong: ends a streak, and counts as a mistake to be put right. */
export function isWrong(grade: Grade | null): boolean {
  return grade !== null && grade !== 'best' && grade !== 'fine'
}

interface PositionAnswer {
  readonly grade: Grade
  readonly kind: string
  readonly code: string
}

/** The answers that lost so much that their position is worth a card. */
export function worthCards(answers: readonly PositionAnswer[]): PositionAnswer[] {
  return answers.filter(({ grade }) => grade === 'mistake' || grade === 'blunder')
}
