import { pointsText } from '../cards/card-words.ts'
import { turnTypes } from '../cards/sources.ts'
import { limitCells, wordMeanings } from './limit-cells.ts'
import { diceRow, diceTable } from './sheet-cells.ts'
import type { SheetBody, SheetMaterial } from './sheet-sources.ts'
import { dearLines, weightOf, worthOf } from './sheet-words.ts'

function rowHead(farkles: number): string {
  if (farkles === 0) return 'No farkle'
  return farkles === 1 ? '1 farkle' : `${farkles} farkles`
}

/** The limits after 0, 1, ... farkles in a row: at most six rows of six columns. */
export function turnTypesSheet({ rules, report, worth, wins }: SheetMaterial): SheetBody {
  const { grid } = report
  const rows = turnTypes(report).map((turn, farkles) => {
    const worthOfLimit = (n: number): number | null =>
      farkles === 0 ? worth.ofLimit(n) : worth.ofTypeLimit(farkles, n)
    const cellOf = limitCells(rules, turn, grid, (n) => weightOf(worthOfLimit(n), worth.best))
    return diceRow(rowHead(farkles), cellOf)
  })
  const cells = rows.flatMap((row) => row.cells)
  const { farkles, points } = rules.farklePenalty!
  return {
    blocks: [
      {
        kind: 'lines',
        title: 'How to use it',
        lines: [
          `${farkles} farkles in a row cost ${pointsText(points)}: the more you have, the sooner you bank.`,
          'Choose dice by the breakpoint table. Bank once the turn total has reached the number for the farkles before this turn and the dice left; until then roll.',
          wordMeanings(cells),
        ].filter((line) => line !== ''),
      },
      diceTable(rows, { caption: 'Bank from, by farkles in a row before this turn' }),
      ...dearLines(cells, worth.best),
    ],
    worth: worthOf(worth.turnTypes, worth.best, wins['turn-types'] ?? null),
  }
}
