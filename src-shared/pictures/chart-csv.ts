import { csvLine } from '../base/csv.ts'
import type { ChartNumbers } from './chart.ts'
import type { Imprint } from './drawing.ts'
import { csvHead } from './grid-csv.ts'

/** The numbers of a chart as CSV: what they are, their headings, then a line each row, in full. */
export function chartCsv({ columns, rows }: ChartNumbers, imprint: Imprint): string {
  return [...csvHead(imprint), columns, ...rows].map(csvLine).join('')
}
