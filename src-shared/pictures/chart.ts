export type LineShape = 'circle' | 'square' | 'triangle'

/** A line or, with `points`, single marks. */
export interface Series {
  readonly label: string
  readonly data: readonly { readonly x: number; readonly y: number }[]
  readonly token: string
  readonly dash?: readonly number[]
  readonly width?: number
  readonly shape?: LineShape
  readonly points?: boolean
  /** Steps: a value holds up to the next point, from the previous point on, or around its own. */
  readonly steps?: 'until' | 'since' | 'around'
  /** Excluded from the read-out, for guide lines. */
  readonly unread?: boolean
  readonly mark?: string
}

export interface ChartBand {
  readonly from: number
  readonly to: number
  readonly token: string
  readonly word?: { readonly text: string; readonly corner: 'topRight' | 'bottomLeft' }
}

export interface ChartFormat {
  readonly x: (value: number) => string
  readonly y: (value: number) => string
  readonly value?: (value: number) => string
  /** Text of an x value that stands for a range: "350 to 395". */
  readonly place?: (value: number) => string
}

export interface LineDrawing {
  readonly series: readonly Series[]
  readonly bands?: readonly ChartBand[]
  readonly xTitle: string
  readonly yTitle: string
  /** Ranges of the axes; default: from the data. */
  readonly xMin?: number
  readonly xMax?: number
  readonly yMin?: number
  readonly yMax?: number
  readonly format: ChartFormat
}

export interface ChartNumbers {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly (string | number | null)[])[]
}
