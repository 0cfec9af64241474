import { csvLine } from '../base/csv.ts'
import { fileNameOf } from '../base/file-name.ts'
import { withDigits } from './dice-signs.ts'
import type { Sheet, SheetTable } from './sheet.ts'

/** A file of comma-separated values. */
export interface CsvFile {
  /** With its ending: "farkle-when-to-bank.csv". */
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
 * The tables of sheets as comma-separated values (RFC 4180), one table a file, so that every record of
 * a file has the fields that its first one names: the text of each cell as it is printed. The names say
 * the rules and the sheet, with a number where a sheet has several tables. Lines of text are left out.
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
