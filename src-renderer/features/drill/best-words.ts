import { pageTexts } from '#shared/texts/page-texts.ts'
import { formatNumber } from '../../components/format.ts'

/** Compared to the best before; empty for other sessions. A score of zero is never a best. */
export function bestWords(score: number | null, bestBefore: number | null): string {
  const { firstOfKind, newBest, equalBest, best } = pageTexts.drillPage.summary
  if (score === null) return ''
  if (!bestBefore) return score > 0 ? firstOfKind : ''
  const before = formatNumber(bestBefore)
  if (score > bestBefore) return newBest(before)
  return score === bestBefore ? equalBest(before) : best(before)
}
