/** Numbers of the columns or rows, ascending. */
export interface Axis {
  /** With its unit: "Own score, points". */
  readonly title: string
  readonly values: readonly number[]
}

export const CELL = {
  value: 0,
  /** Play never comes there; hatched. May still have a value. */
  unreachable: 1,
  /** Left empty. */
  none: 2,
} as const
export type CellKind = (typeof CELL)[keyof typeof CELL]

export interface Grid {
  readonly columns: Axis
  /** The first row is drawn at the bottom. */
  readonly rows: Axis
  /** Quantity with its unit. */
  readonly title: string
  /** By `row * columns.values.length + column`; NaN if missing. */
  readonly values: ArrayLike<number>
  readonly kinds: Uint8Array
}

export interface Region {
  readonly title: string
  /** 1 for cells of the region, same layout as `values`. */
  readonly mask: Uint8Array
  /** Its cells have no value of their own and are hatched. */
  readonly isHatched?: boolean
}

export interface GridCell {
  readonly column: number
  readonly row: number
}

export function cellIndex({ columns }: Grid, { column, row }: GridCell): number {
  return row * columns.values.length + column
}
