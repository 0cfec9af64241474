/** A bar beside its name; strong ones stand out. */
export interface BarRow {
  readonly title: string
  readonly value: number
  readonly strong?: boolean
}

/** Bars one below the other, from 0 on: all that is drawn of them, on screen and in files. */
export interface BarDrawing {
  readonly rows: readonly BarRow[]
  /** Quantity shown by the length of the bars, with its unit. */
  readonly xTitle: string
  /** Value of a bar of full length; the largest value unless given. */
  readonly most?: number
  readonly format: (value: number) => string
}

/** The part of the whole width that each bar has. */
export function barParts({ rows, most }: BarDrawing): number[] {
  const whole = most ?? rows.reduce((top, { value }) => Math.max(top, value), 0)
  return rows.map(({ value }) => (whole > 0 ? Math.min(1, Math.max(0, value / whole)) : 0))
}
