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
  /** Why the best option is better than the chosen one; empty where that is the best. */
  bestReason: string
  /** What the chosen one leads to; empty where there is nothing more to tell. */
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
    why,
    leadsTo = () => '',
  }: {
    readonly forced: boolean
    readonly thresholds: GradeThresholds
    readonly why: (better: Option, worse: Option) => string
    readonly leadsTo?: (option: Option) => string
  },
): GradedVerdict<Option> {
  const option = options[chosen]!
  return {
    grade: forced ? null : gradeOf(option.loss, thresholds),
    loss: option.loss,
    ...{ chosen, options, thresholds },
    bestReason: option.loss > 0 ? why(options[0]!, option) : '',
    chosenReason: leadsTo(option),
  }
}
