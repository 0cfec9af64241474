import { diceCounts, type DiceCount } from '../base/units.ts'
import { texts } from '../texts/texts.ts'
import type { SheetCell, SheetColumn, SheetTable } from './sheet.ts'

/** Cell text for states that play never reaches, and for missing numbers. */
export const NONE = '–'

export function cell(text: string, weight: SheetCell['weight'] = 'plain'): SheetCell {
  return { text, weight }
}

export function numberColumns(titles: readonly string[]): SheetColumn[] {
  return titles.map((title) => ({ title, align: 'end' }))
}

export function diceRows(allDice: DiceCount): DiceCount[] {
  return diceCounts(allDice).toReversed()
}

export interface DiceColumn {
  readonly title: string
  readonly cellOf: (n: DiceCount) => SheetCell
}

export function diceTable(
  dice: readonly DiceCount[],
  columns: readonly DiceColumn[],
  {
    caption = null,
    corner = texts.sheets.diceLeft,
  }: { readonly caption?: string | null; readonly corner?: string } = {},
): SheetTable {
  return {
    kind: 'table',
    caption,
    corner,
    columns: numberColumns(columns.map(({ title }) => title)),
    rows: dice.map((n) => ({ head: String(n), cells: columns.map(({ cellOf }) => cellOf(n)) })),
  }
}

export const cellsOf = ({ rows }: SheetTable): SheetCell[] => rows.flatMap(({ cells }) => cells)
