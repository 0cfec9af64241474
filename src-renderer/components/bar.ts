export interface Bar {
  readonly title: string
  readonly count: number
  readonly strong?: boolean
}
