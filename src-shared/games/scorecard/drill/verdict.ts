import type { GradeThresholds } from '../../../study/grade.ts'
import { gradedVerdict, type GradedVerdict } from '../../../study/graded-verdict.ts'
import { scorecardTexts } from '../texts/texts.ts'
import type { ScorecardKit, ScorecardOption, ScorecardQuestion } from './question.ts'
import { leadsTo, whyBetter, whyWinsMore } from './reasons.ts'

/** Of decisions made to win: a casual player's errors are mostly inaccuracies. */
export const WIN_THRESHOLDS: GradeThresholds = { inaccuracy: 0.005, mistake: 0.02, blunder: 0.05 }

export type ScorecardVerdict = GradedVerdict<ScorecardOption>

export function scorecardVerdict(
  kit: ScorecardKit,
  question: ScorecardQuestion,
  chosen: number,
  thresholds: GradeThresholds,
): ScorecardVerdict {
  const forced = question.gap === 0
  const options = [...question.options]
  const { nearly } = scorecardTexts.study.why
  return question.basis === 'points'
    ? gradedVerdict(options, chosen, {
        forced,
        thresholds,
        nearly,
        why: (better, worse) => whyBetter(kit, question, options[better]!, options[worse]!),
        leadsTo: leadsTo.bind(null, kit, question),
      })
    : gradedVerdict(options, chosen, {
        forced,
        thresholds: WIN_THRESHOLDS,
        nearly,
        why: (better, worse) => whyWinsMore(kit, options[better]!, options[worse]!),
      })
}
