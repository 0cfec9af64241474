import type { Points, Probability } from '../base/units.ts'

export type SheetKind = string

export interface SheetCell {
  readonly text: string
  /** `dear`: a mistake here is expensive (bold). `never`: play never comes here (grey). */
  readonly weight: 'plain' | 'dear' | 'never'
}

export interface SheetColumn {
  readonly title: string
  readonly align: 'start' | 'end' | 'middle'
}

export interface SheetTable {
  readonly kind: 'table'
  /** For forms to fill in by hand: columns per player. */
  readonly columnsEach?: 1 | 2 | undefined
  /** Read from across the table: numbers are never small; row heads shrink instead. */
  readonly large?: true | undefined
  /** Heads count dice, which are drawn. Fills a page, or the front of a card with the words on its back. */
  readonly front?: boolean | undefined
  readonly caption: string | null
  /** Heading of the row heads. */
  readonly corner: string
  readonly columns: readonly SheetColumn[]
  readonly rows: readonly {
    readonly head: string
    readonly cells: readonly SheetCell[]
    /** A sum, in bold. */
    readonly sum?: boolean | undefined
  }[]
}

export interface SheetLines {
  readonly kind: 'lines'
  readonly title: string | null
  readonly lines: readonly string[]
}

export type SheetBlock = SheetTable | SheetLines

export interface SheetWorth {
  /** Per turn or game; null if the sheet is not a policy. */
  readonly points: Points | null
  /** Optimal play, for comparison. */
  readonly bestPoints: Points
  /** Against optimal play, averaged over going first and second; null if unknown. */
  readonly wins: Probability | null
  readonly text: string
}

export interface Sheet {
  readonly kind: SheetKind
  readonly title: string
  readonly blocks: readonly SheetBlock[]
  readonly worth: SheetWorth | null
  readonly rulesName: string
  readonly rules: readonly string[]
  /** "Breakpoint 0.1.0, 21 November 2026". */
  readonly foot: string
}

export type UndatedSheet = Omit<Sheet, 'foot'>

export interface SheetBody {
  readonly blocks: readonly SheetBlock[]
  readonly worth: SheetWorth | null
}

/** Whether the sheet is a form to fill in, which gets a page of its own. */
export function isForm({ blocks }: SheetBody): boolean {
  return blocks.some((block) => block.kind === 'table' && block.columnsEach !== undefined)
}

/** Whether the first table of the sheet fills a page or the front of a card. */
export function hasFront({ blocks: [first] }: SheetBody): boolean {
  return first?.kind === 'table' && first.front === true
}

/** The rules appear once, on the sheet with the fewest of them; the foot on the last sheet. */
export function printedSheets(sheets: readonly Sheet[]): Sheet[] {
  const lengths = sheets.map(({ rules }) => rules.length || Infinity)
  const host = lengths.lastIndexOf(Math.min(...lengths))
  return sheets.map((sheet, i) => ({
    ...sheet,
    rules: i === host ? sheet.rules : [],
    foot: i === sheets.length - 1 ? sheet.foot : '',
  }))
}
