import { texts } from '../texts/texts.ts'
import { CELL, type Axis, type CellKind, type Grid, type Region } from './grid.ts'

export interface Difference {
  /** Second minus first, where both have a value. */
  readonly grid: Grid
  readonly changed: Region
}

const equalAxes = (a: Axis, b: Axis): boolean =>
  a.values.length === b.values.length && a.values.every((value, i) => value === b.values[i])

function narrowed(grid: Grid, columns: readonly number[], rows: readonly number[]): Grid {
  const wide = grid.columns.values.length
  const cells = rows.flatMap((row) => columns.map((column) => row * wide + column))
  const some = (axis: Axis, places: readonly number[]): Axis => ({
    title: axis.title,
    values: places.map((place) => axis.values[place]!),
  })
  return {
    title: grid.title,
    columns: some(grid.columns, columns),
    rows: some(grid.rows, rows),
    values: Float64Array.from(cells, (cell) => grid.values[cell]!),
    kinds: Uint8Array.from(cells, (cell) => grid.kinds[cell]!),
  }
}

const shared = (of: Axis, other: Axis): number[] => {
  const known = new Set(other.values)
  return of.values.flatMap((value, place) => (known.has(value) ? [place] : []))
}

/** Reduces both grids to the columns and rows they share. */
export function onSharedAxes(a: Grid, b: Grid): readonly [Grid, Grid] {
  if (equalAxes(a.columns, b.columns) && equalAxes(a.rows, b.rows)) return [a, b]
  return [
    narrowed(a, shared(a.columns, b.columns), shared(a.rows, b.rows)),
    narrowed(b, shared(b.columns, a.columns), shared(b.rows, a.rows)),
  ]
}

/** Grid with one value in all reachable cells of another. */
export function evenGrid(like: Grid, value: number): Grid {
  return {
    ...like,
    values: new Float64Array(like.kinds.length).fill(value),
    kinds: like.kinds.map((kind) => (kind === CELL.unreachable ? kind : CELL.value)),
  }
}

/**
 * Second minus first; changes up to `least` count as none. Cells unreachable in either grid, or
 * without a value in both, are unchanged. Throws RangeError for different axes.
 */
export function differenceGrid(first: Grid, second: Grid, least = 0): Difference {
  if (!equalAxes(first.columns, second.columns) || !equalAxes(first.rows, second.rows)) {
    throw new RangeError('Grids are compared over equal axes.')
  }
  const values = Float64Array.from(first.values, (value, cell) => second.values[cell]! - value)
  const kinds = Uint8Array.from(values, (value, cell): CellKind => {
    const both = [first.kinds[cell], second.kinds[cell]]
    if (both.includes(CELL.unreachable)) return CELL.unreachable
    return Number.isNaN(value) ? CELL.none : CELL.value
  })
  const mask = Uint8Array.from(values, (value, cell) => {
    if (kinds[cell] === CELL.unreachable) return 0
    if (!Number.isNaN(value)) return Math.abs(value) > least ? 1 : 0
    return Number.isNaN(first.values[cell]!) === Number.isNaN(second.values[cell]!) ? 0 : 1
  })
  return {
    grid: { ...first, title: texts.pictures.change(first.title), values, kinds },
    changed: { title: texts.pictures.changed, mask },
  }
}

interface DifferenceSummary {
  readonly cells: number
  readonly changed: number
  readonly up: number
  readonly down: number
  /** Cells with a value in only one grid. */
  readonly other: number
  /** Largest change; null if no value changes. */
  readonly most: { readonly column: number; readonly row: number; readonly by: number } | null
}

export function summaryOf({ grid, changed }: Difference): DifferenceSummary {
  const wide = grid.columns.values.length
  let [cells, up, down, other, most] = [0, 0, 0, 0, -1]
  changed.mask.forEach((is, cell) => {
    if (grid.kinds[cell] !== CELL.unreachable) cells++
    if (is === 0) return
    const value = grid.values[cell]!
    if (Number.isNaN(value)) {
      other++
      return
    }
    if (value > 0) up++
    else down++
    if (most < 0 || Math.abs(value) > Math.abs(grid.values[most]!)) most = cell
  })
  return {
    cells,
    changed: up + down + other,
    up,
    down,
    other,
    most:
      most < 0
        ? null
        : { column: most % wide, row: Math.floor(most / wide), by: grid.values[most]! },
  }
}
