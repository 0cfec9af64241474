import type { Value } from '../base/units.ts'
import { gradeOf, type Grade, type GradeThresholds } from './grade.ts'

export interface GradedVerdict<Option> {
  /** Null if nothing could be lost. */
  grade: Grade | null
  loss: Value
  /** Index in `options`, which are sorted best first. */
  chosen: number
  options: Option[]
  /** Why the best option is better; empty if it was chosen. */
  bestReason: string
  /** Consequence of the chosen option, or empty. */
  chosenReason: string
  thresholds: GradeThresholds
}

/** `forced`: no option loses anything. */
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
    chosen,
    options,
    thresholds,
    bestReason: option.loss > 0 ? why(options[0]!, option) : '',
    chosenReason: leadsTo(option),
  }
}
