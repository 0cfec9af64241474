import type { Points, Probability } from '../base/units.ts'

/** The name of a kind of sheet. Every game lists its own; no two games share one. */
export type SheetKind = string

/** A cell of a sheet's table, one for each column. */
export interface SheetCell {
  readonly text: string
  /** `dear`: a mistake costs much here, printed bold. `never`: play never comes here, printed grey. */
  readonly weight: 'plain' | 'dear' | 'never'
}

export interface SheetColumn {
  readonly title: string
  readonly align: 'start' | 'end' | 'middle'
}

export interface SheetTable {
  readonly kind: 'table'
  /** In a form to be filled in by hand: columns of each player. */
  readonly columnsEach?: 1 | 2 | undefined
  /** Whether its numbers are read across a table: they are never small, and the heads of rows give way. */
  readonly large?: true | undefined
  readonly caption: string | null
  /** The heading of the first column, which heads the rows. */
  readonly corner: string
  /** The columns after it. */
  readonly columns: readonly SheetColumn[]
  readonly rows: readonly { readonly head: string; readonly cells: readonly SheetCell[] }[]
}

/** A few lines of text, such as the use of a table. */
export interface SheetLines {
  readonly kind: 'lines'
  readonly title: string | null
  readonly lines: readonly string[]
}

export type SheetBlock = SheetTable | SheetLines

/** Exact worth of following a sheet. */
export interface SheetWorth {
  /** Points a turn or a game; null for a sheet that is no way to play. */
  readonly points: Points | null
  /** Of the best play, to compare. */
  readonly bestPoints: Points
  /** Chance to win against optimal play, first and second on average; null if not known. */
  readonly wins: Probability | null
  /** As it is printed: "Earns 446.6 of 446.6 points a turn." */
  readonly text: string
}

/** A cheat sheet as data: screen, print, text and tests read the same object. */
export interface Sheet {
  readonly kind: SheetKind
  readonly title: string
  readonly blocks: readonly SheetBlock[]
  readonly worth: SheetWorth | null
  /** Name of the rule set, and its rules in words, one line each. */
  readonly rulesName: string
  readonly rules: readonly string[]
  /** Version of the program and date: "Breakpoint 0.1.0, 21 November 2026". */
  readonly foot: string
}

/** A sheet without its last line, which depends on the day. */
export type UndatedSheet = Omit<Sheet, 'foot'>

/** The part of a sheet that is made for its kind. */
export interface SheetBody {
  readonly blocks: readonly SheetBlock[]
  readonly worth: SheetWorth | null
}

/** Whether a sheet is a form, which has a page to itself. */
export function isForm({ blocks }: SheetBody): boolean {
  return blocks.some((block) => block.kind === 'table' && block.columnsEach !== undefined)
}

/**
 * Sheets as they are printed together: the rules stand once, on the sheet that needs fewest of them, the
 * last line below them all. All of them name the rule set.
 */
export function printedSheets(sheets: readonly Sheet[]): Sheet[] {
  const lengths = sheets.map(({ rules }) => rules.length || Infinity)
  const host = lengths.lastIndexOf(Math.min(...lengths))
  return sheets.map((sheet, i) => ({
    ...sheet,
    rules: i === host ? sheet.rules : [],
    foot: i === sheets.length - 1 ? sheet.foot : '',
  }))
}
