/** A column of a table of figures. */
export interface TableColumn<Row> {
  /** Unique in its table, and the name of the slot that fills its cells. */
  readonly id: string
  readonly title: string
  /** Unit below the title. */
  readonly unit?: string
  /** Whether the title is for screen readers alone, as above a column of buttons. */
  readonly silent?: boolean
  /** Whether cells are numbers, which stand below each other by their last digit. */
  readonly numeric?: boolean
  /** Whether its cells stand out. */
  readonly strong?: boolean
  /** Whether it is left out where a window is narrow. */
  readonly wide?: boolean
  /** Text of a cell, where no slot fills it. */
  readonly text?: (row: Row) => string
}
