/** A line or, with `points`, single marks, in the colour of a design token. */
export interface Series {
  readonly label: string
  readonly data: readonly { readonly x: number; readonly y: number }[]
  /** The name of the token, such as `ink` or `bank`. */
  readonly token: string
  readonly dash?: readonly number[]
  readonly width?: number
  readonly points?: boolean
  /** A small dot on every point of the line. */
  readonly dots?: boolean
  /** How sure each value is: upright strokes from low to high. */
  readonly intervals?: readonly {
    readonly x: number
    readonly low: number
    readonly high: number
  }[]
  /** Written at the line's end, or beside each point. */
  readonly mark?: string
}

/** A horizontal band behind the lines, in a token's colour. */
export interface Band {
  readonly from: number
  readonly to: number
  readonly token: string
}
