import type { GridFormats } from './drawing.ts'
import type { Axis, Grid } from './grid.ts'
import { toPixels, type PlotArea, type Window } from './plot.ts'
import { axisTicks } from './ticks.ts'

const DIGIT = 6.8
const TICK_GAP = 7
/** Horizontal gap and vertical distance of tick labels, in pixels. */
const X_TICK_GAP = 30
const Y_TICK_ROOM = 44

interface Tick {
  readonly at: number
  readonly text: string
}

/** Pixels. */
interface Margins {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

export function marginsOf({ rows }: Grid, { row }: GridFormats): Margins {
  const longest = Math.max(
    0,
    ...[rows.values[0], rows.values.at(-1)].map((value) =>
      value === undefined ? 0 : row(value).length,
    ),
  )
  return { left: Math.ceil(longest * DIGIT) + TICK_GAP + 5, right: 18, top: 26, bottom: 42 }
}

/** Plot area with the given aspect (width / height), narrowed to the maximum height. Pixels. */
export function plotBox(
  width: number,
  aspect: number,
  { left, right, top }: Margins,
  highest = Infinity,
): PlotArea {
  const inner = Math.min(Math.max(0, width - left - right), highest * aspect)
  return { left, top, width: inner, height: inner / aspect }
}

export function ticksOf(
  grid: Grid,
  formats: GridFormats,
  box: PlotArea,
  shown: Window,
): { readonly x: readonly Tick[]; readonly y: readonly Tick[] } {
  const { columns, rows } = grid
  // At most one number per cell; `most` is how many have room.
  const ticks = (axis: Axis, from: number, cells: number, most: number) =>
    axisTicks(axis, from, from + cells, Math.max(1, Math.floor(Math.min(cells, most))))
  const room = formats.column(columns.values.at(-1) ?? 0).length * DIGIT + X_TICK_GAP
  return {
    x: ticks(columns, shown.x, shown.columns, box.width / room).map(({ value, place }) => ({
      at: toPixels(box, shown, { x: place, y: 0 }).x,
      text: formats.column(value),
    })),
    y: ticks(rows, shown.y, shown.rows, box.height / Y_TICK_ROOM).map(({ value, place }) => ({
      at: toPixels(box, shown, { x: 0, y: place }).y,
      text: formats.row(value),
    })),
  }
}
