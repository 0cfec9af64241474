import type { Value } from '../base/units.ts'

interface Rank {
  /** From 1; equal choices share a rank. */
  readonly rank: number
  /** Relative to the best choice; 0 within the tolerance. */
  readonly loss: Value
}

/** Ranks choices, which must be sorted best first. */
export function ranked<Choice>(
  choices: readonly Choice[],
  valueOf: (choice: Choice) => Value,
  tolerance: number,
): (Choice & Rank)[] {
  return choices.map((choice) => {
    const value = valueOf(choice)
    const rank = choices.findIndex((other) => valueOf(other) - value <= tolerance) + 1
    return { ...choice, rank, loss: rank === 1 ? 0 : valueOf(choices[0]!) - value }
  })
}

/** Smallest positive loss; null if there is none. */
export function gapOf(choices: readonly Rank[]): Value | null {
  return choices.find(({ loss }) => loss > 0)?.loss ?? null
}

/** From best to worst. Forced decisions are not graded. */
export const GRADES = ['best', 'fine', 'inaccuracy', 'mistake', 'blunder'] as const
export type Grade = (typeof GRADES)[number]

/** Lowest loss of each grade, ascending and positive, in the goal's unit. */
export interface GradeThresholds {
  readonly inaccuracy: Value
  readonly mistake: Value
  readonly blunder: Value
}

export function gradeOf(loss: Value, { inaccuracy, mistake, blunder }: GradeThresholds): Grade {
  if (loss === 0) return 'best'
  if (loss < inaccuracy) return 'fine'
  if (loss < mistake) return 'inaccuracy'
  return loss < blunder ? 'mistake' : 'blunder'
}

export function gradeCounts(
  answers: Iterable<{ readonly grade: Grade | null; readonly count?: number }>,
): Record<Grade, number> {
  const counts = { best: 0, fine: 0, inaccuracy: 0, mistake: 0, blunder: 0 }
  for (const { grade, count = 1 } of answers) if (grade !== null) counts[grade] += count
  return counts
}

/** A wrong answer ends a streak and is asked again. */
export function isWrong(grade: Grade | null): boolean {
  return grade !== null && grade !== 'best' && grade !== 'fine'
}

interface PositionAnswer {
  readonly grade: Grade
  readonly kind: string
  readonly code: string
}

export function worthCards(answers: readonly PositionAnswer[]): PositionAnswer[] {
  return answers.filter(({ grade }) => grade === 'mistake' || grade === 'blunder')
}
