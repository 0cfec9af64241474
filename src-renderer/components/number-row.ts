/** A row of a table of numbers: its cells as they are shown, and a word for the row that stands out. */
export interface NumberRow {
  readonly key: string | number
  readonly cells: readonly string[]
  readonly mark?: string
}
