/** A number of each row of a ranked list. */
export interface RankedColumn<T> {
  readonly id: string
  readonly title: string
  /** What it and its neighbours of the same group are about. */
  readonly group?: string
  /** What it is called where there is no room for groups; the title unless given. */
  readonly label?: string
  /** What the rows are ranked by. */
  readonly main?: boolean
  readonly text: (row: T) => string
  /** Whether no row is better in it, which then stands there in a word. */
  readonly isBest?: (row: T) => boolean
  /** Whether it has nothing to say of a row. */
  readonly isNone?: (row: T) => boolean
  /** A few quiet words below the number. */
  readonly note?: (row: T) => string
}

/** What a ranked list says besides its numbers. */
export interface RankedWords {
  /** Names the table. */
  readonly label: string
  readonly rank: string
  /** Heads what is ranked. */
  readonly row: string
  readonly best: string
  /** What the column of actions is for. */
  readonly act?: string
  readonly all: (written: string) => string
  readonly few: string
}
