import type { ImportPreview } from '#shared/contract/data.ts'
import { countOf } from '../../components/drill-words.ts'
import { formatNumber } from '../../components/format.ts'
import type { NumberRow } from '../../components/number-row.ts'

const KINDS = [
  { id: 'ruleSets', one: 'rule set', title: 'Rule sets' },
  { id: 'sessions', one: 'session', title: 'Sessions' },
  { id: 'answers', one: 'answer', title: 'Answers' },
  { id: 'cards', one: 'card', title: 'Cards' },
  { id: 'reviews', one: 'review', title: 'Reviews of cards' },
] as const

export const IMPORT_COLUMNS = ['In the package', 'New', 'Newer', 'Known already'] as const

/** What an import would do, a row for each kind of thing. */
export function importRows(preview: ImportPreview): NumberRow[] {
  return KINDS.map(({ id, title }) => {
    const { added, changed, same } = preview[id]
    return {
      key: id,
      cells: [title, ...[added, changed, same].map((count) => formatNumber(count))],
    }
  })
}

/** Whether an import would change anything at all. */
export const changesAnything = (preview: ImportPreview): boolean =>
  KINDS.some(({ id }) => preview[id].added + preview[id].changed > 0)

/** What an import has done: "1 rule set, 240 answers", or that nothing was new. */
export function changeWords(preview: ImportPreview): string {
  const parts = KINDS.flatMap(({ id, one }) => {
    const count = preview[id].added + preview[id].changed
    return count === 0 ? [] : [countOf(count, one)]
  })
  return parts.length === 0 ? 'nothing was new' : parts.join(', ')
}
