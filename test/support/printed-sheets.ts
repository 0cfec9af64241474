import { formatText } from '#shared/texts/screen-text.ts'
import { hasFront, type Sheet, type SheetBlock, type SheetTable } from '#shared/sheets/sheet.ts'

/** A piece of a sheet that is printed once, and what may stand above it where a face begins. */
interface Piece {
  readonly text: string
  readonly repeated: string
}

/** As it is compared: where lines are broken, and with which spaces, does not matter; dice are drawn. */
const bare = (text: string): string => text.replace(/[\s\u2680-\u2685]/g, '')
/** A text of a sheet as the page writes its numbers. */
const shown = (text: string | null): string => bare(formatText(text ?? ''))
const joined = (...texts: readonly (string | null)[]): string => texts.map(shown).join('')

function headOf({ caption, corner, columns }: SheetTable): string {
  return joined(caption, corner, ...columns.map(({ title }) => title))
}

function blockPieces(block: SheetBlock): Piece[] {
  if (block.kind === 'lines') {
    const lines = block.title === null ? block.lines : [block.title, ...block.lines]
    return lines.map((line) => ({ text: shown(line), repeated: '' }))
  }
  const repeated = headOf(block)
  const { columnsEach } = block
  const rows = block.rows.map(({ head, cells }) => ({
    text: joined(head, ...cells.map(({ text }) => (text === '' && !columnsEach ? '–' : text))),
    repeated,
  }))
  return [{ text: repeated, repeated: '' }, ...rows]
}

function piecesOf(sheet: Sheet): Piece[] {
  const once = (...texts: readonly string[]): Piece => ({ text: joined(...texts), repeated: '' })
  // A table that fills the front stands before all words.
  const front = hasFront(sheet) ? 1 : 0
  return [
    once(sheet.title, sheet.rulesName),
    ...sheet.blocks.slice(0, front).flatMap(blockPieces),
    ...(sheet.worth ? [once(sheet.worth.text)] : []),
    ...sheet.blocks.slice(front).flatMap(blockPieces),
    ...sheet.rules.map((rule) => once(rule)),
    ...(sheet.foot === '' ? [] : [once(sheet.foot)]),
  ]
}

/**
 * Compares printed text with the sheets that it should be, in any order: every word and number of each
 * in its order, and nothing else but the headings of what goes on and `note`, once a page or never. Answers
 * null, or where the two part.
 */
export function printedDifference(
  pages: readonly string[],
  sheets: readonly Sheet[],
  note: string | null,
  /** Whether no table may go on on another face. */
  whole = false,
): string | null {
  const noted = note === null ? '' : bare(note)
  const missing = pages.findIndex((page) => !bare(page).startsWith(noted))
  if (missing >= 0) return `Page ${missing + 1} does not begin with “${note}”.`
  let rest = pages.map((page) => bare(page).slice(noted.length)).join('')
  const left = [...sheets]
  while (left.length > 0) {
    // One that is short may stand on an earlier page than its place in the list.
    const next = left.findIndex((one) => rest.startsWith(piecesOf(one)[0]!.text))
    const [sheet] = left.splice(Math.max(0, next), 1) as [Sheet]
    const again = joined(sheet.title, '(continued)', sheet.rulesName)
    for (const { text, repeated } of piecesOf(sheet)) {
      if (!rest.startsWith(text)) {
        if (rest.startsWith(again + repeated + text)) {
          if (whole && repeated !== '') return `“${sheet.title}” has a table on two faces`
          rest = rest.slice(again.length + repeated.length)
        } else return `“${sheet.title}” should go on with ${text}, but it is ${rest.slice(0, 120)}`
      }
      rest = rest.slice(text.length)
    }
  }
  return rest === '' ? null : `After the last sheet there is ${rest.slice(0, 120)}`
}
