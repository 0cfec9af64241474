/** One axis of a grid: the number that each column or row stands for, ascending. */
export interface Axis {
  /** With its unit, as it is printed: "Own score, points". */
  readonly title: string
  readonly values: readonly number[]
}

/** Kinds of cells. */
export const CELL = {
  /** It has a value. */
  value: 0,
  /** Play never comes there; hatched. It may have a value all the same. */
  unreachable: 1,
  /** There is nothing to say; left empty. */
  none: 2,
} as const
export type CellKind = (typeof CELL)[keyof typeof CELL]

/** Numbers over two axes: what a heat map draws, a table lists and a file keeps. */
export interface Grid {
  readonly columns: Axis
  /** The first row is drawn at the bottom. */
  readonly rows: Axis
  /** Name of the values, with their unit. */
  readonly title: string
  /** By `row * columns.values.length + column`; NaN where there is none. */
  readonly values: ArrayLike<number>
  /** CellKind, laid out as the values. */
  readonly kinds: Uint8Array
}

/** A set of cells that stands for something, drawn with an outline and named in the legend. */
export interface Region {
  readonly title: string
  /** 1 for the cells that belong to it, laid out as the values. */
  readonly mask: Uint8Array
}

/** A place in a grid. */
export interface GridCell {
  readonly column: number
  readonly row: number
}

/** The index of a cell in a grid's lists. */
export function cellIndex({ columns }: Grid, { column, row }: GridCell): number {
  return row * columns.values.length + column
}
