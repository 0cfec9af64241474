import { pointsText } from '../../../cards/card-words.ts'
import { turnTypes } from '../cards/sources.ts'
import { texts } from '../../../texts/texts.ts'
import { farkleTexts } from '../texts/texts.ts'
import { limitCells, wordMeanings } from './limit-cells.ts'
import { cellsOf, diceRows, diceTable } from '../../../sheets/sheet-cells.ts'
import type { SheetBody } from '../../../sheets/sheet.ts'
import type { SheetMaterial } from './sheet-sources.ts'
import { dearLines, weightOf, worthOf } from '../../../sheets/sheet-words.ts'

export function limitsSheet({ rules, report, worth, wins }: SheetMaterial): SheetBody {
  const { grid, turns } = report
  const words = farkleTexts.sheets.limits
  const types = turnTypes(report)
  const opening = turns.filter(({ key }) => key === 'opening')
  const columns = [...types, ...opening].map((turn, i) => ({
    title:
      turn.key === 'opening'
        ? words.firstBank
        : types.length > 1
          ? words.farkles(i)
          : words.bankFrom,
    cellOf: limitCells(rules, turn, grid, (n) =>
      i === 0 ? weightOf(worth.ofLimits([n]), worth.best) : 'plain',
    ),
  }))
  const caption = types.length > 1 ? words.byFarkles : null
  const table = diceTable(diceRows(rules.dice), columns, { caption })
  return {
    blocks: [
      {
        kind: 'lines',
        title: texts.sheets.howToUse,
        lines: [
          words.useTake,
          words.useBank,
          wordMeanings(cellsOf(table)),
          ...(opening.length > 0 ? [words.useFirst(pointsText(rules.minimumFirstBank))] : []),
        ].filter((line) => line !== ''),
      },
      table,
      ...dearLines(cellsOf(table), worth.best),
    ],
    worth: worthOf(worth.typeLimits, worth.best, wins.limits ?? null),
  }
}
