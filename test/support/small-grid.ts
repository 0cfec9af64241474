import type { GridDrawing, Imprint } from '#shared/pictures/drawing.ts'
import type { Corner } from '#shared/pictures/outline.ts'
import { CELL, type Axis, type Grid, type GridCell } from '#shared/pictures/grid.ts'

function axis(title: string, count: number, step: number): Axis {
  return { title, values: Array.from({ length: count }, (_, i) => i * step) }
}

/** Corners from their coordinates, x and y in turn. */
export function corners(...at: readonly number[]): Corner[] {
  return Array.from({ length: at.length / 2 }, (_, i) => ({ x: at[2 * i]!, y: at[2 * i + 1]! }))
}

/** A grid whose value is the column less the row; every cell has one and play comes to all. */
export function makeGrid(columns: number, rows: number, step = 50): Grid {
  return {
    columns: axis('Own score, points', columns, step),
    rows: axis('Opponent’s score, points', rows, step),
    title: 'Lead, cells',
    values: Float64Array.from(
      { length: columns * rows },
      (_, cell) => (cell % columns) - Math.floor(cell / columns),
    ),
    kinds: new Uint8Array(columns * rows),
  }
}

/** 1 for the cells of a grid that a test holds for. */
export function maskOf(grid: Grid, holds: (cell: GridCell) => boolean): Uint8Array {
  const wide = grid.columns.values.length
  return grid.kinds.map((_, i) => (holds({ column: i % wide, row: Math.floor(i / wide) }) ? 1 : 0))
}

/** Five columns and four rows: one cell with nothing to say, one that play never reaches, a region. */
export function smallDrawing(): GridDrawing {
  const grid = makeGrid(5, 4)
  grid.kinds[0] = CELL.none
  grid.kinds[4] = CELL.unreachable
  return {
    grid,
    scale: {
      kind: 'steps',
      title: 'Lead, cells',
      edges: [-1, 0, 1],
      format: (value) => `${value} cells`,
    },
    contours: [{ level: 0, lines: [corners(0, 0, 1, 1, 2, 2, 3, 3)] }],
    regions: [{ title: 'Go for it', mask: maskOf(grid, ({ column }) => column >= 3) }],
    boundary: { title: 'Bank from here', from: [null, 50, 50, 100, 1000] },
    mark: { column: 2, row: 1 },
    isNamed: false,
    hasLevel: false,
    unreachable: 'Never reached in play',
    formats: { column: String, row: String, contour: (level) => `level ${level}` },
  }
}

export const IMPRINT: Imprint = {
  title: 'Roll-or-bank map',
  finding: 'Ahead & near the goal one banks "early", < 300.',
  ruleSet: 'Zilch, 10,000',
  date: '3 Mar 2024',
}
