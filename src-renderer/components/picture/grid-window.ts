import { shallowRef, watch, type Ref } from 'vue'
import type { GridCell } from '#shared/pictures/grid.ts'
import type { Corner } from '#shared/pictures/outline.ts'
import { type Window, wholeWindow } from '#shared/pictures/plot.ts'

/** Minimum number of cells in a row or column at full zoom. */
const FEWEST = 8
export const ZOOM_STEP = 1.5

export interface GridSize {
  readonly columns: number
  readonly rows: number
}

const clamp = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value))

function inside({ columns, rows }: GridSize, shown: Window): Window {
  return {
    ...shown,
    x: clamp(shown.x, -0.5, columns - 0.5 - shown.columns),
    y: clamp(shown.y, -0.5, rows - 0.5 - shown.rows),
  }
}

export function zoomOf({ columns }: GridSize, shown: Window): number {
  return columns / shown.columns
}

export function mostZoom({ columns, rows }: GridSize): number {
  return Math.max(1, Math.min(columns, rows) / FEWEST)
}

/** Zooms about a place in cells, which stays fixed. */
export function zoomed(size: GridSize, shown: Window, factor: number, about: Corner): Window {
  const now = zoomOf(size, shown)
  const then = clamp(now * factor, 1, mostZoom(size))
  const part = now / then
  return inside(size, {
    x: about.x - (about.x - shown.x) * part,
    y: about.y - (about.y - shown.y) * part,
    columns: size.columns / then,
    rows: size.rows / then,
  })
}

export function moved(size: GridSize, shown: Window, across: number, up: number): Window {
  return inside(size, { ...shown, x: shown.x + across, y: shown.y + up })
}

export function showing(size: GridSize, shown: Window, { column, row }: GridCell): Window {
  return inside(size, {
    ...shown,
    x: clamp(shown.x, column + 0.5 - shown.columns, column - 0.5),
    y: clamp(shown.y, row + 0.5 - shown.rows, row - 0.5),
  })
}

/** Cell at a place in cells; null outside the grid. */
export function cellAt({ columns, rows }: GridSize, { x, y }: Corner): GridCell | null {
  // Adding 0 turns -0 into 0.
  const cell = { column: Math.round(x) + 0, row: Math.round(y) + 0 }
  const inside = cell.column >= 0 && cell.row >= 0 && cell.column < columns && cell.row < rows
  return inside ? cell : null
}

const JUMP = 10
const MOVES: Readonly<Record<string, readonly [across: number, up: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  PageUp: [0, JUMP],
  PageDown: [0, -JUMP],
  Home: [-Infinity, 0],
  End: [Infinity, 0],
}

/** Arrows move by one, with Shift by ten; Home and End to the row's ends, with Ctrl the grid's. */
export function cellOfKey(
  { columns, rows }: GridSize,
  from: GridCell,
  { key, shiftKey, ctrlKey, altKey, metaKey }: KeyboardEvent,
): GridCell | undefined {
  const move = MOVES[key]
  const jumps = key === 'Home' || key === 'End'
  if (!move || altKey || metaKey || (ctrlKey && !jumps)) return undefined
  const [across, up] = move
  const by = shiftKey && key.startsWith('Arrow') ? JUMP : 1
  return {
    column: clamp(from.column + across * by, 0, columns - 1),
    row: clamp(from.row + (ctrlKey ? across : up * by), 0, rows - 1),
  }
}

/** Visible part of a grid, in cells; reset when the grid's size changes. */
export function useGridWindow(size: Readonly<Ref<GridSize>>) {
  const whole = (): Window => wholeWindow(size.value.columns, size.value.rows)
  const shown = shallowRef(whole())
  watch(size, (now, before) => {
    if (now.columns !== before.columns || now.rows !== before.rows) shown.value = whole()
  })
  return {
    shown,
    zoom: (factor: number, about: Corner) =>
      (shown.value = zoomed(size.value, shown.value, factor, about)),
    move: (across: number, up: number) =>
      (shown.value = moved(size.value, shown.value, across, up)),
    follow: (cell: GridCell) => (shown.value = showing(size.value, shown.value, cell)),
    showAll: () => (shown.value = whole()),
    middle: (): Corner => {
      const { x, y, columns, rows } = shown.value
      return { x: x + columns / 2, y: y + rows / 2 }
    },
  }
}
