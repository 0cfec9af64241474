import type { Value } from '../base/units.ts'
import { gradeOf, type Grade, type GradeThresholds } from './grade.ts'

export interface GradedVerdict<Option> {
  /** Null if nothing could be lost. */
  grade: Grade | null
  loss: Value
  /** Index in `options`, which are sorted best first. */
  chosen: number
  options: Option[]
  /** Why the best option is better than the chosen one, or than the next best one. */
  bestReason: string
  /** Consequence of the chosen option, or empty. */
  chosenReason: string
  thresholds: GradeThresholds
}

/**
 * `forced`: no option loses anything. `why`: why the option at one place is better than that at
 * another one. Options that lose less than an inaccuracy are called `nearly` equal.
 */
export function gradedVerdict<Option extends { readonly loss: Value }>(
  options: Option[],
  chosen: number,
  {
    forced,
    thresholds,
    nearly,
    why,
    leadsTo = () => '',
  }: {
    readonly forced: boolean
    readonly thresholds: GradeThresholds
    readonly nearly: string
    readonly why: (better: number, worse: number) => string
    readonly leadsTo?: (option: Option) => string
  },
): GradedVerdict<Option> {
  const { loss } = options[chosen]!
  const isNear = (option: Option): boolean => option.loss < thresholds.inaccuracy
  const next = options.findIndex((option) => !isNear(option))
  const best = loss > 0 ? 0 : chosen
  const worse = loss > 0 ? chosen : next
  const isClear = worse >= 0 && !isNear(options[worse]!)
  return {
    grade: forced ? null : gradeOf(loss, thresholds),
    loss,
    chosen,
    options,
    thresholds,
    bestReason: forced ? '' : isClear ? why(best, worse) : nearly,
    chosenReason: leadsTo(options[chosen]!),
  }
}
