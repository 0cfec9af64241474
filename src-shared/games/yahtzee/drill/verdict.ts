import type { GradeThresholds } from '../../../study/grade.ts'
import { gradedVerdict, type GradedVerdict } from '../../../study/graded-verdict.ts'
import type { ChosenThumb, ThumbVerdict } from './chosen-thumb.ts'
import type { YahtzeeKit, YahtzeeOption, YahtzeeQuestion } from './question.ts'
import { leadsTo, whyBetter } from './reasons.ts'

export interface YahtzeeVerdict extends GradedVerdict<YahtzeeOption> {
  /** Null without a rule of thumb, or if nothing can be lost. */
  byRule: ThumbVerdict | null
}

export function yahtzeeVerdict(
  kit: YahtzeeKit,
  question: YahtzeeQuestion,
  chosen: number,
  thresholds: GradeThresholds,
  rule: ChosenThumb | null = null,
): YahtzeeVerdict {
  const forced = question.gap === 0
  const graded = gradedVerdict([...question.options], chosen, {
    ...{ forced, thresholds },
    why: whyBetter.bind(null, kit, question),
    leadsTo: leadsTo.bind(null, kit, question),
  })
  return { ...graded, byRule: forced ? null : (rule?.verdictOn(question, chosen) ?? null) }
}
