/** A bar of a chart of counts; strong ones stand out. */
export interface Bar {
  readonly title: string
  readonly count: number
  readonly strong?: boolean
}
