import type { Goal } from '#shared/base/goal.ts'
import type { Grade } from '#shared/study/grade.ts'
import { pageTexts } from '#shared/texts/page-texts.ts'
import { formatNumber } from '../format.ts'
import { formatLoss } from '../goal-format.ts'

/** As much of a verdict, of any game, as says what the answer cost. */
export interface GradedChoice {
  readonly grade: Grade | null
  readonly loss: number
  readonly options: readonly { readonly rank: number }[]
  /** Its place among the options. */
  readonly chosen: number
}

/**
 * Loss and rank of an answer in words: "You lost 34.2 points: rank 3 of 8." `lost` is the loss as it
 * stands among the options.
 */
export function lossWords(
  goal: Goal,
  { grade, loss, options, chosen }: GradedChoice,
  lost = loss,
): string {
  const words = pageTexts.drillPage.verdict
  if (grade === null) return words.forced
  if (loss === 0) return ''
  const written = formatLoss(goal, lost)
  // Of two, whoever lost took the other one.
  if (options.length <= 2) return words.lost(written)
  return words.ranked(written, formatNumber(options[chosen]!.rank), formatNumber(options.length))
}
