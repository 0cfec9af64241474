import { pointsText } from '../../../cards/card-words.ts'
import { turnTypes } from '../cards/sources.ts'
import { texts } from '../../../texts/texts.ts'
import { farkleTexts } from '../texts/texts.ts'
import { limitCells, wordMeanings } from './limit-cells.ts'
import { diceColumns, diceRow, diceTable } from '../../../sheets/sheet-cells.ts'
import type { SheetBody } from '../../../sheets/sheet.ts'
import type { SheetMaterial } from './sheet-sources.ts'
import { dearLines, weightOf, worthOf } from '../../../sheets/sheet-words.ts'

/** The limits after 0, 1, ... farkles in a row: at most six rows of six columns. */
export function turnTypesSheet({ rules, report, worth, wins }: SheetMaterial): SheetBody {
  const { grid } = report
  const { howToUse } = texts.sheets
  const words = farkleTexts.sheets.turnTypes
  const columns = diceColumns(rules.dice)
  const rows = turnTypes(report).map((turn, farkles) => {
    const worthOfLimit = (n: number): number | null =>
      farkles === 0 ? worth.ofLimits([n]) : worth.ofTypeLimit(farkles, n)
    const cellOf = limitCells(rules, turn, grid, (n) => weightOf(worthOfLimit(n), worth.best))
    return diceRow(words.heads(farkles), cellOf, columns)
  })
  const cells = rows.flatMap((row) => row.cells)
  const { farkles, points } = rules.farklePenalty!
  return {
    blocks: [
      {
        kind: 'lines',
        title: howToUse,
        lines: [words.cost(farkles, pointsText(points)), words.use, wordMeanings(cells)].filter(
          (line) => line !== '',
        ),
      },
      diceTable(rows, { caption: words.caption, columns }),
      ...dearLines(cells, worth.best),
    ],
    worth: worthOf(worth.turnTypes, worth.best, wins['turn-types'] ?? null),
  }
}
