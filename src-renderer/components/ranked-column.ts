/** A number of each row of a ranked list. */
export interface RankedColumn<T> {
  readonly id: string
  readonly title: string
  /** Heading shared with neighbouring columns of the same group. */
  readonly group?: string
  /** Name where there is no room for groups; the title unless given. */
  readonly label?: string
  /** Whether the rows are ranked by this number. */
  readonly main?: boolean
  readonly text: (row: T) => string
  /** Whether no row is better in it, which then stands there in a word. */
  readonly isBest?: (row: T) => boolean
  /** Whether it has nothing to say of a row. */
  readonly isNone?: (row: T) => boolean
  /** A few quiet words below the number. */
  readonly note?: (row: T) => string
}

/** Texts of a ranked list besides its numbers. */
export interface RankedWords {
  /** Names the table. */
  readonly label: string
  readonly rank: string
  /** Heads what is ranked. */
  readonly row: string
  readonly best: string
  /** Name of the column of actions. */
  readonly act?: string
  readonly all: (written: string) => string
  readonly few: string
}
