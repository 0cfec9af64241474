import type { ChartNumbers } from '#shared/pictures/chart.ts'
import type { NumberRow } from './number-row.ts'

export interface NumberFigureProps {
  title: string
  finding: string
  ruleSet: string
  columns: readonly string[]
  rows: readonly NumberRow[]
  /** Table name for screen readers; made from the title by default. */
  tableLabel?: string | undefined
  things?: string | undefined
  few?: number | undefined
  /** The same numbers with all digits, for CSV. */
  numbers: ChartNumbers
}
