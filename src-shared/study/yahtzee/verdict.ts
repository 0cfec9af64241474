import type { Points } from '../../base/units.ts'
import { gradeOf, type Grade, type GradeThresholds } from '../grade.ts'
import type { YahtzeeKit, YahtzeeOption, YahtzeeQuestion } from './question.ts'
import { reasonOf } from './reasons.ts'

/** What there is to say of an answer. */
export interface YahtzeeVerdict {
  /** Null where nothing could be lost, which is not graded. */
  readonly grade: Grade | null
  readonly loss: Points
  /** Its place in `options`, which are the question's, best first. */
  readonly chosen: number
  readonly options: readonly YahtzeeOption[]
  readonly bestReason: string
  readonly chosenReason: string
  readonly thresholds: GradeThresholds
}

/** Grades the option at this place of a question. */
export function yahtzeeVerdict(
  kit: YahtzeeKit,
  question: YahtzeeQuestion,
  chosen: number,
  thresholds: GradeThresholds,
): YahtzeeVerdict {
  const { options, gap } = question
  const option = options[chosen]!
  return {
    grade: gap === 0 ? null : gradeOf(option.loss, thresholds),
    loss: option.loss,
    chosen,
    options,
    bestReason: reasonOf(kit, question, options[0]!),
    chosenReason: reasonOf(kit, question, option),
    thresholds,
  }
}
