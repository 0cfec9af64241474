import type { ColourScale } from './colour-scale.ts'
import type { Grid, GridCell, Region } from './grid.ts'

export interface Contour {
  readonly level: number
  readonly lines: readonly (readonly { readonly x: number; readonly y: number }[])[]
}

export interface Boundary {
  readonly title: string
  /** By column, the row value from which it holds; the line runs below that row. Null: no line. */
  readonly from: readonly (number | null)[]
}

export interface GridFormats {
  readonly column: (value: number) => string
  readonly row: (value: number) => string
  readonly contour: (level: number) => string
}

export interface GridDrawing {
  readonly grid: Grid
  /** Fixed, never fitted to the grid, so that a colour means the same number in every picture. */
  readonly scale: ColourScale
  readonly contours: readonly Contour[]
  readonly regions: readonly Region[]
  readonly boundary: Boundary | null
  readonly mark: GridCell | null
  /** The numbers of a stepped scale stand in its bands. */
  readonly isNamed: boolean
  /** A line where column and row have the same number; the axes must be alike. */
  readonly hasLevel: boolean
  /** Legend text of the unreachable cells. */
  readonly unreachable: string
  readonly formats: GridFormats
}

export interface Imprint {
  readonly title: string
  readonly finding: string
  readonly ruleSet: string
  readonly date: string
}
