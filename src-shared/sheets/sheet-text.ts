import { currentLanguage } from '../texts/locale.ts'
import { texts } from '../texts/texts.ts'
import { withDigits } from './dice-signs.ts'
import {
  printedSheets,
  type Sheet,
  type SheetBlock,
  type SheetColumn,
  type SheetTable,
} from './sheet.ts'

const GAP = '  '

const DEAR = '*'

/** Adapts a line that explains bold numbers. */
const marked = (line: string): string => line.replace(texts.sheets.bold, `${DEAR}:`)

/** Visible width: surrogate pairs and combining marks count once. */
const widthOf = (text: string, signs: Intl.Segmenter): number => [...signs.segment(text)].length

function padded(text: string, space: number, align: SheetColumn['align']): string {
  if (align === 'start') return text + ' '.repeat(space)
  const before = align === 'end' ? space : Math.floor(space / 2)
  return ' '.repeat(before) + text + ' '.repeat(space - before)
}

function tableText({ caption, corner, columns, rows }: SheetTable): string {
  const lines = [
    [corner, ...columns.map(({ title }) => title)],
    ...rows.map(({ head, cells }) => [
      head,
      ...cells.map(({ text, weight }) => (weight === 'dear' ? DEAR + text : text)),
    ]),
  ].map((line) => line.map(withDigits))
  const signs = new Intl.Segmenter(currentLanguage())
  const sizes = lines.map((line) => line.map((text) => widthOf(text, signs)))
  const widths = sizes[0]!.map((_, i) => Math.max(...sizes.map((size) => size[i]!)))
  const aligns: SheetColumn['align'][] = ['start', ...columns.map(({ align }) => align)]
  const table = lines
    .map((line, row) =>
      line
        .map((text, i) => padded(text, widths[i]! - sizes[row]![i]!, aligns[i]!))
        .join(GAP)
        .trimEnd(),
    )
    .join('\n')
  return caption === null ? table : `${marked(caption)}:\n${table}`
}

function blockText(block: SheetBlock): string {
  if (block.kind === 'table') return tableText(block)
  const lines = block.lines.map((line) => `- ${marked(withDigits(line))}`)
  return (block.title === null ? lines : [`${block.title}:`, ...lines]).join('\n')
}

function sheetText({ title, blocks, worth, rulesName, rules, foot }: Sheet): string {
  return [
    `${title} - ${rulesName}`,
    ...(worth ? [worth.text] : []),
    ...blocks.map(blockText),
    ...(rules.length > 0
      ? [[texts.sheets.rulesOf(rulesName), ...rules.map((rule) => `- ${rule}`)].join('\n')]
      : []),
    ...(foot === '' ? [] : [foot]),
  ]
    .join('\n\n')
    .concat('\n')
}

export function sheetsText(sheets: readonly Sheet[]): string {
  return printedSheets(sheets).map(sheetText).join('\n\n')
}
