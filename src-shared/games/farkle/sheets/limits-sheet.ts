import { usualTurn } from '../cards/sources.ts'
import { pointsText } from '../../../cards/card-words.ts'
import { texts } from '../../../texts/texts.ts'
import { farkleTexts } from '../texts/texts.ts'
import { limitCells, wordMeanings } from './limit-cells.ts'
import { diceColumns, diceRow, diceTable } from '../../../sheets/sheet-cells.ts'
import type { SheetBody } from '../../../sheets/sheet.ts'
import type { SheetMaterial } from './sheet-sources.ts'
import { dearLines, weightOf, worthOf } from '../../../sheets/sheet-words.ts'

/** From which turn total to bank with each number of dice left: one or two rows of six columns. */
export function limitsSheet({ rules, report, worth, wins }: SheetMaterial): SheetBody {
  const { grid, turns } = report
  const { howToUse } = texts.sheets
  const words = farkleTexts.sheets.limits
  const opening = turns.find(({ key }) => key === 'opening')
  const usual = limitCells(rules, usualTurn(report), grid, (n) =>
    weightOf(worth.ofLimits([n]), worth.best),
  )
  const columns = diceColumns(rules.dice)
  const rows = [
    diceRow(words.bankFrom, usual, columns),
    ...(opening
      ? [
          diceRow(
            words.firstBank,
            limitCells(rules, opening, grid, () => 'plain'),
            columns,
          ),
        ]
      : []),
  ]
  const cells = rows.flatMap((row) => row.cells)
  const first = opening ? words.useFirst(pointsText(rules.minimumFirstBank)) : ''
  return {
    blocks: [
      {
        kind: 'lines',
        title: howToUse,
        lines: [words.useTake, words.useBank, wordMeanings(cells), first].filter(
          (line) => line !== '',
        ),
      },
      diceTable(rows, { columns }),
      ...dearLines(cells, worth.best),
    ],
    worth: worthOf(worth.limits, worth.best, wins.limits ?? null),
  }
}
