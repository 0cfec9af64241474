import type { ChartNumbers } from '#shared/pictures/chart.ts'
import type { NumberRow } from './number-row.ts'

/**
 * Props of the frame around a picture of some numbers: what it shows, and the numbers themselves.
 */
export interface NumberFigureProps {
  title: string
  /** Sentence that says what the picture shows. */
  finding: string
  /** Printed into what is saved. */
  ruleSet: string
  /** The headings of the table on screen, units included. */
  columns: readonly string[]
  rows: readonly NumberRow[]
  /** Names the table for screen readers; by the title unless given. */
  tableLabel?: string | undefined
  /** Word for its rows. */
  things?: string | undefined
  /** How many rows it shows at first; 40 unless given. */
  few?: number | undefined
  /** The same numbers for a file, in full. */
  numbers: ChartNumbers
}
