import type { ColourScale } from '#shared/pictures/colour-scale.ts'
import type { Boundary, Contour } from '#shared/pictures/drawing.ts'
import type { Grid, GridCell, Region } from '#shared/pictures/grid.ts'

/** Data and formats of a grid, for screen and files. Large lists must not be reactive. */
export interface GridFigureProps {
  title: string
  finding: string
  ruleSet: string
  grid: Grid
  /** Never fitted to the data: a colour means the same value in every picture. */
  scale: ColourScale
  /** In cells: the centre of the first cell is (0, 0), that of the next column (1, 0). */
  contours?: readonly Contour[] | undefined
  regions?: readonly Region[] | undefined
  boundary?: Boundary | null | undefined
  mark?: GridCell | null | undefined
  isNamed?: boolean | undefined
  hasLevel?: boolean | undefined
  unreachable?: string | undefined
  /** By default whole numbers; for contours the format of the scale. */
  formatColumn?: ((value: number) => string) | undefined
  formatRow?: ((value: number) => string) | undefined
  formatContour?: ((level: number) => string) | undefined
  describe: (cell: GridCell) => string
  /** Width divided by height; 1 by default. */
  aspect?: number | undefined
}
