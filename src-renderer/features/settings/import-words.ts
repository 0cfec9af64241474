import type { ImportPreview } from './transfers.ts'
import { pageTexts } from '#shared/texts/page-texts.ts'
import { formatCount, formatNumber } from '../../components/format.ts'
import type { NumberRow } from '../../components/number-row.ts'

const KINDS = ['ruleSets', 'sessions', 'answers', 'records', 'cards', 'reviews'] as const

export function importRows(preview: ImportPreview): NumberRow[] {
  const { kinds } = pageTexts.settingsPage.transfer.preview
  return KINDS.map((id) => {
    const { added, changed, same } = preview[id]
    return {
      key: id,
      cells: [kinds[id], ...[added, changed, same].map((count) => formatNumber(count))],
    }
  })
}

export const changesAnything = (preview: ImportPreview): boolean =>
  KINDS.some((id) => preview[id].added + preview[id].changed > 0)

/** Result of an import: "1 rule set, 240 answers", or that nothing was new. */
export function changeWords(preview: ImportPreview): string {
  const { counts, nothingNew } = pageTexts.settingsPage.transfer
  const parts = KINDS.flatMap((id) => {
    const count = preview[id].added + preview[id].changed
    return count === 0 ? [] : [formatCount(counts[id], count)]
  })
  return parts.length === 0 ? nothingNew : parts.join(', ')
}
