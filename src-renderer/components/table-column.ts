export interface TableColumn<Row> {
  /** Unique; also the name of the slot that fills its cells. */
  readonly id: string
  readonly title: string
  readonly unit?: string
  /** The title is for screen readers only, as above a column of buttons. */
  readonly silent?: boolean
  /** Right-aligned. */
  readonly numeric?: boolean
  readonly strong?: boolean
  readonly wide?: boolean
  readonly text?: (row: Row) => string
}
