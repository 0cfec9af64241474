import type { Grade } from '#shared/study/grade.ts'
import { pageTexts } from '#shared/texts/page-texts.ts'
import { formatLoss, type Unit } from '../goal-format.ts'

export interface GradedChoice {
  readonly grade: Grade | null
  readonly loss: number
}

/** "It cost 34.2 points." `lost` is the loss as listed among the options. */
export function lossWords(unit: Unit, { grade, loss }: GradedChoice, lost = loss): string {
  const words = pageTexts.drillPage.verdict
  if (grade === null) return words.forced
  return loss === 0 ? '' : words.lost(formatLoss(unit, lost))
}
