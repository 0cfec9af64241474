import { pageTexts } from '#shared/texts/page-texts.ts'
import { formatNumber } from '../../components/format.ts'

/** A sprint or streak against one's own best; empty for what is neither. Nothing right is no best. */
export function bestWords(score: number | null, bestBefore: number | null): string {
  const { firstOfKind, newBest, equalBest, best } = pageTexts.drillPage.summary
  if (score === null) return ''
  if (!bestBefore) return score > 0 ? firstOfKind : ''
  const before = formatNumber(bestBefore)
  if (score > bestBefore) return newBest(before)
  return score === bestBefore ? equalBest(before) : best(before)
}
