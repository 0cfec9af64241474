import type { ColourScale } from './colour-scale.ts'
import type { Grid, GridCell, Region } from './grid.ts'

/** Where a value is the same: lines in cells, the centre of the first cell being 0, 0. */
export interface Contour {
  readonly level: number
  readonly lines: readonly (readonly { readonly x: number; readonly y: number }[])[]
}

/** A bold line between the rows below it and those from it on. */
export interface Boundary {
  /** Name of the boundary in the legend. */
  readonly title: string
  /**
   * By column, the number on the row axis from which on it holds; the line runs under that row. It
   * runs above the last row where the number is larger, and nowhere where it is null.
   */
  readonly from: readonly (number | null)[]
}

/** Numbers as they are printed. */
export interface GridFormats {
  readonly column: (value: number) => string
  readonly row: (value: number) => string
  readonly contour: (level: number) => string
}

/** All that is drawn of a grid, on screen and in files. */
export interface GridDrawing {
  readonly grid: Grid
  /** Never fitted to the grid: the same colour is the same number in every picture. */
  readonly scale: ColourScale
  /** In cells: the centre of the first cell is 0, 0, and that of the next column 1, 0. */
  readonly contours: readonly Contour[]
  readonly regions: readonly Region[]
  readonly boundary: Boundary | null
  /** The position that the analyser shows. */
  readonly mark: GridCell | null
  /** Name of the hatched cells in the legend. */
  readonly unreachable: string
  readonly formats: GridFormats
}

/** Texts on every printed or saved picture. */
export interface Imprint {
  readonly title: string
  /** Content of the picture in one sentence. */
  readonly finding: string
  readonly ruleSet: string
  /** The day it was made, in words. */
  readonly date: string
}
