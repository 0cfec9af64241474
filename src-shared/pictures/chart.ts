/** Small shapes that tell lines apart where colours and dashes do not. */
export type LineShape = 'circle' | 'square' | 'triangle'

/** A line or, with `points`, single marks, in the colour of a design token. */
export interface Series {
  readonly label: string
  readonly data: readonly { readonly x: number; readonly y: number }[]
  /** The name of the token, such as `ink` or `bank`. */
  readonly token: string
  readonly dash?: readonly number[]
  readonly width?: number
  /** Stands on the line at intervals, and tells it from the others without colour. */
  readonly shape?: LineShape
  readonly points?: boolean
  /** A small dot on every point of the line. */
  readonly dots?: boolean
  /**
   * Stairs instead of slopes: a value holds up to the next point (`until`), from the last point on
   * (`since`), or around its own (`around`).
   */
  readonly steps?: 'until' | 'since' | 'around'
  /** Whether the read-out passes it over, as lines do that only guide the eye. */
  readonly unread?: boolean
  /** Written at the line's end, or beside each point. */
  readonly mark?: string
}

/** A horizontal band behind the lines, in a token's colour, with a word in a corner of it. */
export interface Band {
  readonly from: number
  readonly to: number
  readonly token: string
  readonly word?: { readonly text: string; readonly corner: 'topRight' | 'bottomLeft' }
}

/** How numbers are written on the axes, in the tooltip and in the read-out. */
export interface ChartFormat {
  readonly x: (value: number) => string
  readonly y: (value: number) => string
  /** A value in full, with more digits than the axis has. */
  readonly value?: (value: number) => string
  /** A place on the x axis in full, where it stands for more than a number: "350 to 395". */
  readonly place?: (value: number) => string
}

/** All that is drawn of a chart of lines, on screen and in files. */
export interface LineDrawing {
  readonly series: readonly Series[]
  readonly bands?: readonly Band[]
  readonly xTitle: string
  readonly yTitle: string
  /** The numbers that the axes reach over; those of the lines unless given. */
  readonly xMin?: number
  readonly xMax?: number
  readonly yMin?: number
  readonly yMax?: number
  readonly format: ChartFormat
}

/** The numbers behind a chart, in full and with headings that name their units. */
export interface ChartNumbers {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly (string | number | null)[])[]
}
