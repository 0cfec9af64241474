import { ALL_DICE, diceCounts, type DiceCount } from '../base/units.ts'
import { texts } from '../texts/texts.ts'
import type { SheetCell, SheetColumn, SheetTable } from './sheet.ts'

/** Cell text where play never comes, or where there is no number. */
export const NONE = '–'

/** One column's cell. */
export function cell(text: string, weight: SheetCell['weight'] = 'plain'): SheetCell {
  return { text, weight, span: 1 }
}

/** Equal neighbours as one wider cell. */
export function merged(cells: readonly SheetCell[]): SheetCell[] {
  const wide: SheetCell[] = []
  for (const next of cells) {
    const last = wide.at(-1)
    if (last && last.text === next.text && last.weight === next.weight) {
      wide[wide.length - 1] = { ...last, span: last.span + next.span }
    } else {
      wide.push(next)
    }
  }
  return wide
}

/** One cell for each column again: what `merged` made wider, repeated. */
export function spread(cells: readonly SheetCell[]): SheetCell[] {
  return cells.flatMap((one) => Array.from({ length: one.span }, () => ({ ...one, span: 1 })))
}

/** The columns of tables by number of dice, most dice first as in print. */
export function diceColumns(allDice: DiceCount): DiceCount[] {
  return diceCounts(allDice).toReversed()
}

const DICE_COLUMNS: readonly DiceCount[] = diceColumns(ALL_DICE)

/** A row that says something for each number of dice, equal neighbours as one. */
export function diceRow(
  head: string,
  cellOf: (n: DiceCount) => SheetCell,
  columns: readonly DiceCount[] = DICE_COLUMNS,
): SheetTable['rows'][number] {
  return { head, cells: merged(columns.map(cellOf)) }
}

/** Columns of numbers. */
export function numberColumns(titles: readonly string[]): SheetColumn[] {
  return titles.map((title) => ({ title, align: 'end' }))
}

/** A table with a column for each number of dice left. */
export function diceTable(
  rows: SheetTable['rows'],
  {
    caption = null,
    corner = texts.sheets.diceLeft,
    columns = DICE_COLUMNS,
  }: { caption?: string | null; corner?: string; columns?: readonly DiceCount[] } = {},
): SheetTable {
  return { kind: 'table', caption, corner, columns: numberColumns(columns.map(String)), rows }
}
