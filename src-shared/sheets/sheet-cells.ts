import { diceCounts, type DiceCount } from '../base/units.ts'
import { texts } from '../texts/texts.ts'
import type { SheetCell, SheetColumn, SheetTable } from './sheet.ts'

/** Cell text where play never comes, or where there is no number. */
export const NONE = '–'

/** A cell of a table. */
export function cell(text: string, weight: SheetCell['weight'] = 'plain'): SheetCell {
  return { text, weight }
}

/** Columns of numbers. */
export function numberColumns(titles: readonly string[]): SheetColumn[] {
  return titles.map((title) => ({ title, align: 'end' }))
}

/** The rows of tables by number of dice, most dice first as on the screen. */
export function diceRows(allDice: DiceCount): DiceCount[] {
  return diceCounts(allDice).toReversed()
}

/** A column of a table by number of dice. */
export interface DiceColumn {
  readonly title: string
  readonly cellOf: (n: DiceCount) => SheetCell
}

/** A table with a row for each number of dice. */
export function diceTable(
  dice: readonly DiceCount[],
  columns: readonly DiceColumn[],
  {
    caption = null,
    corner = texts.sheets.diceLeft,
  }: { readonly caption?: string | null; readonly corner?: string } = {},
): SheetTable {
  return {
    ...{ kind: 'table', caption, corner },
    columns: numberColumns(columns.map(({ title }) => title)),
    rows: dice.map((n) => ({ head: String(n), cells: columns.map(({ cellOf }) => cellOf(n)) })),
  }
}

/** Every cell of a table. */
export const cellsOf = ({ rows }: SheetTable): SheetCell[] => rows.flatMap(({ cells }) => cells)
