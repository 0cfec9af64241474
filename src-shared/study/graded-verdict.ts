import type { Value } from '../base/goal.ts'
import { gradeOf, type Grade, type GradeThresholds } from './grade.ts'

/** Verdict on an answer in any game. */
export interface GradedVerdict<Option> {
  /** Null where nothing could be lost, which is not graded. */
  grade: Grade | null
  loss: Value
  /** Its place in `options`, which are the question's, best first. */
  chosen: number
  options: Option[]
  bestReason: string
  chosenReason: string
  thresholds: GradeThresholds
}

/** Grades the option at a place; `forced` where none of the options loses anything. */
export function gradedVerdict<Option extends { readonly loss: Value }>(
  options: Option[],
  chosen: number,
  {
    forced,
    thresholds,
    reasonOf,
  }: {
    readonly forced: boolean
    readonly thresholds: GradeThresholds
    readonly reasonOf: (option: Option) => string
  },
): GradedVerdict<Option> {
  const option = options[chosen]!
  return {
    grade: forced ? null : gradeOf(option.loss, thresholds),
    loss: option.loss,
    ...{ chosen, options, thresholds },
    bestReason: reasonOf(options[0]!),
    chosenReason: reasonOf(option),
  }
}
