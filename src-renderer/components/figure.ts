/** One number with what it is; the unit stands behind the label. */
export interface Figure {
  readonly label: string
  readonly value: string
  /** Raised behind the value, for a power of ten. */
  readonly power?: string
  readonly unit: string
  /** More on hover and for screen readers. */
  readonly note?: string
}
