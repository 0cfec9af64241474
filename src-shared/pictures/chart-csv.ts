import { csvLine } from '../base/csv.ts'
import type { ChartNumbers } from './chart.ts'
import type { Imprint } from './drawing.ts'
import { csvHead } from './grid-csv.ts'

export function chartCsv({ columns, rows }: ChartNumbers, imprint: Imprint): string {
  return [...csvHead(imprint), columns, ...rows].map(csvLine).join('')
}
