import type { OverReason } from '#shared/study/course.ts'
import { pageTexts } from '#shared/texts/page-texts.ts'
import { formatNumber } from '../../components/format.ts'

/** Heading for the end of a session; `game` is the result of a whole game, or null. */
export function endingWords(
  reason: OverReason,
  { score, answers }: { readonly score: number | null; readonly answers: number },
  game: string | null,
): string {
  const words = pageTexts.drillPage.summary
  const right = formatNumber(score ?? 0)
  switch (reason) {
    case 'game':
      return game ?? words.done
    case 'mistake':
      return words.streak(right)
    case 'time':
      return words.timeUp(right)
    case 'nothing-left':
      return answers === 0 ? words.noneFits : words.allAsked
    case 'stopped':
      return words.stopped
    case 'questions':
      return words.done
  }
}
