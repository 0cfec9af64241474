import { shallowRef, watch, type Ref } from 'vue'
import type { GridCell } from '#shared/pictures/grid.ts'
import type { Corner } from '#shared/pictures/outline.ts'
import { wholeWindow, type Window } from '#shared/pictures/plot.ts'
import { moved, showing, zoomed, type GridSize } from './grid-window.ts'

/** Visible part of a grid; reset when the grid's size changes. */
export interface GridWindow {
  readonly shown: Readonly<Ref<Window>>
  readonly zoom: (factor: number, about: Corner) => void
  /** By a number of cells. */
  readonly move: (across: number, up: number) => void
  readonly follow: (cell: GridCell) => void
  readonly showAll: () => void
  /** In cells. */
  readonly middle: () => Corner
}

export function useGridWindow(size: Readonly<Ref<GridSize>>): GridWindow {
  const whole = (): Window => wholeWindow(size.value.columns, size.value.rows)
  const shown = shallowRef(whole())
  watch(size, (now, before) => {
    if (now.columns !== before.columns || now.rows !== before.rows) shown.value = whole()
  })
  return {
    shown,
    zoom(factor, about) {
      shown.value = zoomed(size.value, shown.value, factor, about)
    },
    move(across, up) {
      shown.value = moved(size.value, shown.value, across, up)
    },
    follow(cell) {
      shown.value = showing(size.value, shown.value, cell)
    },
    showAll() {
      shown.value = whole()
    },
    middle() {
      const { x, y, columns, rows } = shown.value
      return { x: x + columns / 2, y: y + rows / 2 }
    },
  }
}
