import type { ColourScale } from '#shared/pictures/colour-scale.ts'
import type { Boundary, Contour, Imprint } from '#shared/pictures/drawing.ts'
import type { Grid, GridCell, Region } from '#shared/pictures/grid.ts'

/** Everything a grid is drawn with, on screen and in files. Large lists must not be reactive. */
export interface GridProps {
  grid: Grid
  /** Never fitted to the grid: the same colour is the same number in every picture. */
  scale: ColourScale
  /** In cells: the centre of the first cell is 0, 0, and that of the next column 1, 0. */
  contours?: readonly Contour[] | undefined
  regions?: readonly Region[] | undefined
  boundary?: Boundary | null | undefined
  /** The position that the analyser shows. */
  mark?: GridCell | null | undefined
  /** Meaning of hatched cells, for the legend. */
  unreachable?: string | undefined
  /** Columns and rows are written as whole numbers, contours as the scale does, unless given. */
  formatColumn?: ((value: number) => string) | undefined
  formatRow?: ((value: number) => string) | undefined
  formatContour?: ((level: number) => string) | undefined
  /** A cell in a sentence, for the line under the picture and for screen readers. */
  describe: (cell: GridCell) => string
  /** Width of the drawing by its height; 1 unless given. */
  aspect?: number | undefined
}

/** A grid by itself. It has a model `cell`, the cell with the keyboard, and emits `open`. */
export interface GridPictureProps extends GridProps {
  /** Names the picture for screen readers. */
  label: string
}

/** Props of the frame of any picture. Slots: the picture, `controls` above it, and `table`. */
export interface PictureFrameProps {
  title: string
  /** Sentence that says what the picture shows. */
  finding: string
  /** Printed into what is saved. */
  ruleSet: string
  /** The whole picture as the text of an SVG file; PNG is made from it. */
  svg: (imprint: Imprint) => string
  /** Its numbers as the text of a CSV file. */
  csv: (imprint: Imprint) => string
  /** Whether the picture says its finding itself. */
  saysFinding?: boolean
}

/** A grid with its frame, its table and its files, as views use it. */
export interface GridFigureProps extends GridProps {
  title: string
  finding: string
  ruleSet: string
}
