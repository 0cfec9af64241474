export interface RankedColumn<T> {
  readonly id: string
  readonly title: string
  /** Heading shared with neighbouring columns of the same group. */
  readonly group?: string
  readonly label?: string
  /** The rows are ranked by this number. */
  readonly main?: boolean
  readonly text: (row: T) => string
  /** True for the best row, which shows a word instead of a number. */
  readonly isBest?: (row: T) => boolean
  /** True if the row has no value here; hidden in a stacked table. */
  readonly isNone?: (row: T) => boolean
  readonly note?: (row: T) => string
}

export interface RankedWords {
  readonly label: string
  readonly rank: string
  readonly row: string
  readonly best: string
  readonly act?: string
  readonly all: (written: string) => string
  readonly few: string
}

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

/** A column of right-aligned numbers. */
export const numeric = <Row>(
  id: string,
  title: string,
  text: (row: Row) => string,
  more: Partial<TableColumn<Row>> = {},
): TableColumn<Row> => ({ id, title, text, numeric: true, ...more })
