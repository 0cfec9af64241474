import type { Goal } from '#shared/base/units.ts'
import type { Grade } from '#shared/study/grade.ts'
import { pageTexts } from '#shared/texts/page-texts.ts'
import { formatNumber } from '../format.ts'
import { formatLoss } from '../goal-format.ts'

export interface GradedChoice {
  readonly grade: Grade | null
  readonly loss: number
  readonly options: readonly { readonly rank: number }[]
  readonly chosen: number
}

/** "You lost 34.2 points: rank 3 of 8." `lost` is the loss as listed among the options. */
export function lossWords(
  goal: Goal,
  { grade, loss, options, chosen }: GradedChoice,
  lost = loss,
): string {
  const words = pageTexts.drillPage.verdict
  if (grade === null) return words.forced
  if (loss === 0) return ''
  const written = formatLoss(goal, lost)
  // With two options the rank is obvious.
  if (options.length <= 2) return words.lost(written)
  return words.ranked(written, formatNumber(options[chosen]!.rank), formatNumber(options.length))
}
