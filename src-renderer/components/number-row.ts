/** `mark` is a label of a highlighted row. */
export interface NumberRow {
  readonly key: string | number
  readonly cells: readonly string[]
  readonly mark?: string
}
