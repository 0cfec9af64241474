import type { Goal } from '#shared/base/goal.ts'
import type { ErrorRate } from '#shared/study/error-rate.ts'
import { texts } from '#shared/texts/texts.ts'
import { formatNumber, formatText } from '../format.ts'
import { errorRateWords } from '../goal-format.ts'

/** What a screen reader hears in the end, after what has just been told. */
export function endSpeech(
  goal: Goal,
  { score, error }: { readonly score: number | null; readonly error: ErrorRate },
  told: readonly string[] = [],
): string {
  const { over, right } = texts.drillPage.spoken
  const counted = score === null ? [] : [right(formatNumber(score))]
  return formatText([...told, over, ...counted, errorRateWords(goal, error)].join(' '))
}
