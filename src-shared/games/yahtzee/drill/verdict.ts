import type { GradeThresholds } from '../../../study/grade.ts'
import { gradedVerdict, type GradedVerdict } from '../../../study/graded-verdict.ts'
import type { YahtzeeKit, YahtzeeOption, YahtzeeQuestion } from './question.ts'
import { reasonOf } from './reasons.ts'

export type YahtzeeVerdict = GradedVerdict<YahtzeeOption>

/** Grades the option at this place of a question. */
export function yahtzeeVerdict(
  kit: YahtzeeKit,
  question: YahtzeeQuestion,
  chosen: number,
  thresholds: GradeThresholds,
): YahtzeeVerdict {
  return gradedVerdict([...question.options], chosen, {
    ...{ forced: question.gap === 0, thresholds },
    reasonOf: (option) => reasonOf(kit, question, option),
  })
}
