import type { Goal } from '#shared/base/units.ts'
import type { Grade } from '#shared/study/grade.ts'
import { pageTexts } from '#shared/texts/page-texts.ts'
import { formatLoss } from '../goal-format.ts'

export interface GradedChoice {
  readonly grade: Grade | null
  readonly loss: number
}

/** "It cost 34.2 points." `lost` is the loss as listed among the options. */
export function lossWords(goal: Goal, { grade, loss }: GradedChoice, lost = loss): string {
  const words = pageTexts.drillPage.verdict
  if (grade === null) return words.forced
  return loss === 0 ? '' : words.lost(formatLoss(goal, lost))
}
