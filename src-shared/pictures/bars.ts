export interface BarRow {
  readonly title: string
  readonly value: number
  readonly strong?: boolean
}

export interface BarDrawing {
  readonly rows: readonly BarRow[]
  readonly xTitle: string
  /** Value of a bar of full length; default: the largest value. */
  readonly most?: number
  readonly format: (value: number) => string
}

export function barParts({ rows, most }: BarDrawing): number[] {
  const whole = most ?? rows.reduce((top, { value }) => Math.max(top, value), 0)
  return rows.map(({ value }) => (whole > 0 ? Math.min(1, Math.max(0, value / whole)) : 0))
}
