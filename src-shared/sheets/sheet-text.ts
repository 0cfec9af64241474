import { spread } from './sheet-cells.ts'
import { BOLD } from './sheet-words.ts'
import type { Sheet, SheetBlock, SheetColumn, SheetTable } from './sheet.ts'

const GAP = '  '

/** Stands before a number that is bold on paper. */
const DEAR = '*'

/** Length as it is seen: surrogate pairs and combining marks count once. */
const segmenter = new Intl.Segmenter('en')
const widthOf = (text: string): number => [...segmenter.segment(text)].length

function padded(text: string, width: number, align: SheetColumn['align']): string {
  const space = Math.max(0, width - widthOf(text))
  if (align === 'start') return text + ' '.repeat(space)
  const before = align === 'end' ? space : Math.floor(space / 2)
  return ' '.repeat(before) + text + ' '.repeat(space - before)
}

/** A table in aligned columns; cells that are merged on paper are repeated, dear ones marked. */
function tableText({ caption, corner, columns, rows }: SheetTable): string {
  const lines = [
    [corner, ...columns.map(({ title }) => title)],
    ...rows.map(({ head, cells }) => [
      head,
      ...spread(cells).map(({ text, weight }) => (weight === 'dear' ? DEAR + text : text)),
    ]),
  ]
  const widths = lines[0]!.map((_, i) => Math.max(...lines.map((line) => widthOf(line[i]!))))
  const aligns: SheetColumn['align'][] = ['start', ...columns.map(({ align }) => align)]
  const table = lines
    .map((line) =>
      line
        .map((text, i) => padded(text, widths[i]!, aligns[i]!))
        .join(GAP)
        .trimEnd(),
    )
    .join('\n')
  return caption === null ? table : `${caption}:\n${table}`
}

function blockText(block: SheetBlock): string {
  if (block.kind === 'table') return tableText(block)
  const lines = block.lines.map((line) => `- ${line.replace(BOLD, `${DEAR}:`)}`)
  return (block.title === null ? lines : [`${block.title}:`, ...lines]).join('\n')
}

/** A sheet as plain text, for pasting; the same sheet gives the same text. Ends with a line break. */
export function sheetText(sheet: Sheet): string {
  const { title, about, blocks, worth, rulesName, rules, foot } = sheet
  return [
    `${title} - ${rulesName}\n${about}`,
    ...blocks.map(blockText),
    ...(worth ? [worth.text] : []),
    [`Rules of ${rulesName}:`, ...rules.map((rule) => `- ${rule}`)].join('\n'),
    foot,
  ]
    .join('\n\n')
    .concat('\n')
}
