import { csvLine } from '../base/csv.ts'
import { fileNameOf } from '../base/file-name.ts'
import { withDigits } from './dice-signs.ts'
import type { Sheet, SheetTable } from './sheet.ts'

interface CsvFile {
  /** With extension: "farkle-when-to-bank.csv". */
  readonly name: string
  readonly text: string
}

function tableCsv({ corner, columns, rows }: SheetTable): string {
  const records = [
    [corner, ...columns.map(({ title }) => title)],
    ...rows.map(({ head, cells }) => [head, ...cells.map(({ text }) => text)].map(withDigits)),
  ]
  return records.map(csvLine).join('')
}

/**
 * One file (RFC 4180) per table, so that all records have the same fields. Names contain rules and
 * sheet, and a number if the sheet has several tables.
 */
export function sheetCsvFiles(sheets: readonly Sheet[]): CsvFile[] {
  return sheets.flatMap(({ blocks, rulesName, title }) => {
    const name = fileNameOf(`${rulesName} ${title}`)
    const tables = blocks.filter((block) => block.kind === 'table')
    return tables.map((table, i) => ({
      name: tables.length === 1 ? `${name}.csv` : `${name}-${i + 1}.csv`,
      text: tableCsv(table),
    }))
  })
}
