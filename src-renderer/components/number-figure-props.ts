import type { ChartNumbers } from '#shared/pictures/chart.ts'
import type { NumberRow } from './number-row.ts'

/** What stands around a picture of some numbers: what is to be seen, and the numbers themselves. */
export interface NumberFigureProps {
  title: string
  /** What is to be seen, in one sentence. */
  finding: string
  /** Printed into what is saved. */
  ruleSet: string
  /** The headings of the table on screen, units included. */
  columns: readonly string[]
  rows: readonly NumberRow[]
  /** Names the table for screen readers; by the title unless given. */
  tableLabel?: string | undefined
  /** What its rows are, in words. */
  things?: string | undefined
  /** How many rows it shows at first; 40 unless given. */
  few?: number | undefined
  /** The same numbers for a file, in full. */
  numbers: ChartNumbers
}
