import { csvLine } from '../base/csv.ts'
import { texts } from '../texts/texts.ts'
import { spread } from './sheet-cells.ts'
import type { Sheet, SheetBlock } from './sheet.ts'

function blockRecords(block: SheetBlock): string[][] {
  if (block.kind === 'lines') {
    const lines = block.lines.map((line) => [line])
    return block.title === null ? lines : [[block.title], ...lines]
  }
  const { caption, corner, columns, rows } = block
  return [
    ...(caption === null ? [] : [[caption]]),
    [corner, ...columns.map(({ title }) => title)],
    ...rows.map(({ head, cells }) => [head, ...spread(cells).map(({ text }) => text)]),
  ]
}

/**
 * Sheets as comma-separated values (RFC 4180): the text of every line and cell as it is printed, with
 * an empty record between blocks.
 */
export function sheetCsv(sheets: readonly Sheet[]): string {
  const blocksOf = (sheet: Sheet): string[][][] => [
    [[sheet.title, sheet.rulesName], [sheet.about]],
    ...sheet.blocks.map(blockRecords),
    ...(sheet.worth ? [[[sheet.worth.text]]] : []),
    [[texts.sheets.rules, sheet.rulesName], ...sheet.rules.map((rule) => [rule])],
    [[sheet.foot]],
  ]
  const blocks = sheets.flatMap(blocksOf)
  return blocks.map((block) => block.map(csvLine).join('')).join(csvLine([]))
}
