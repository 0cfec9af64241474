import type { Points } from '../../../base/units.ts'
import { pointsText } from '../../../cards/card-words.ts'
import type { DeckWorth } from '../cards/deck-worth.ts'
import { usualTurn } from '../cards/sources.ts'
import { tableBelow, type BreakpointRow, type BreakpointTable } from '../solve/turn/breakpoints.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import type { TurnReport } from '../analysis/score-report.ts'
import type { TableException, TurnChoice } from '../solve/turn/table-play.ts'
import { grouped } from '../../../texts/numbers.ts'
import { texts } from '../../../texts/texts.ts'
import { farkleTexts } from '../texts/texts.ts'
import { howToUse, wordMeanings } from './limits-sheet.ts'
import { diceSigns } from '../../../sheets/dice-signs.ts'
import { cell, cellsOf, NONE, numberColumns } from '../../../sheets/sheet-cells.ts'
import type { SheetBody, SheetCell, SheetLines, SheetTable } from '../../../sheets/sheet.ts'
import type { SheetMaterial } from './sheet-sources.ts'
import { dearLines, decimal, weightOf, worthOf } from '../../../sheets/sheet-words.ts'

/** Exceptions that fit on a card. */
const MAX_LISTED = 6

/** Marks a row whose values do not fall steadily. */
const UNSTEADY = '†'

function cellOf({ dice, breakpoints }: BreakpointRow, value: Points, worth: DeckWorth): SheetCell {
  const found = breakpoints.find((breakpoint) => breakpoint.value === value)
  if (!found) return cell(NONE, 'never')
  const start = found === breakpoints.at(-1)
  const own =
    value === 0
      ? worth.ofLimits([dice])
      : start
        ? worth.ofValue(dice)
        : worth.ofBreakpoint(dice, value)
  const isAlways = value === 0 && found.from === 0
  const text = isAlways ? farkleTexts.sheets.any : pointsText(found.from)
  return cell(text, weightOf(own, worth.best))
}

function tableOf(rules: RuleSet, { rows }: BreakpointTable, worth: DeckWorth): SheetTable {
  const values = [
    ...new Set(rows.flatMap(({ breakpoints }) => breakpoints.map((b) => b.value))),
  ].sort((a, b) => a - b)
  const title = ({ dice, falling }: BreakpointRow): string =>
    falling ? String(dice) : `${dice}${UNSTEADY}`
  const words = farkleTexts.sheets.breakpoints
  return {
    kind: 'table',
    caption: rules.farklePenalty ? words.captionNoFarkle : words.caption,
    corner: texts.sheets.diceLeft,
    columns: numberColumns(values.map((value) => (value === 0 ? words.bank : pointsText(value)))),
    rows: rows.map((row) => ({
      head: title(row),
      cells: values.map((value) => cellOf(row, value, worth)),
    })),
  }
}

function allDiceWords({ dice: allDice }: RuleSet, { rows, rollSixBelow }: BreakpointTable): string {
  const words = farkleTexts.sheets.breakpoints
  if (rows.some(({ dice }) => dice === allDice)) return ''
  return rollSixBelow === null
    ? words.allAlways(allDice)
    : words.allBelow(allDice, pointsText(rollSixBelow))
}

function useOf(rules: RuleSet, table: BreakpointTable, printed: SheetTable): SheetLines {
  const words = farkleTexts.sheets.breakpoints
  const bank =
    table.minimumBank > 0 ? words.useBankFrom(pointsText(table.minimumBank)) : words.useBank
  const last = [bank, allDiceWords(rules, table), wordMeanings(cellsOf(printed))]
  return howToUse(words.useRow, words.useSum, last.filter((words) => words !== '').join(' '))
}

function unsteadyLines({ rows }: BreakpointTable): SheetLines[] {
  if (rows.every(({ falling }) => falling)) return []
  return [
    { kind: 'lines', title: null, lines: [farkleTexts.sheets.breakpoints.unsteady(UNSTEADY)] },
  ]
}

function choiceWords({ points, then, diceLeft }: TurnChoice): string {
  const { takeAndBank, takeAndRoll } = farkleTexts.sheets.breakpoints
  return then === 'bank'
    ? takeAndBank(pointsText(points))
    : takeAndRoll(pointsText(points), diceLeft)
}

const loss = ({ cost, perTurn }: TableException): Points => cost * perTurn

function lossText(points: Points): string {
  return points < 0.0005
    ? farkleTexts.sheets.breakpoints.lessThan(decimal(0.001, 3))
    : decimal(points, 3)
}

function exceptionText(exception: TableException): string {
  const { turnScore, andAbove, roll, best, table } = exception
  const words = farkleTexts.sheets.breakpoints
  const at = andAbove ? words.orMore(pointsText(turnScore)) : pointsText(turnScore)
  return words.exception(
    at,
    diceSigns(roll),
    choiceWords(best),
    choiceWords(table),
    lossText(loss(exception)),
  )
}

function exceptionLines({ exceptions, exceptionCount, figures, play }: TurnReport): SheetLines[] {
  if (exceptionCount === 0) return []
  const listed = exceptions.slice(0, MAX_LISTED)
  const left = exceptionCount - listed.length
  // The total loss of the table includes the exceptions that are not listed.
  const rest =
    figures.expectedPoints -
    play.expectedPoints -
    listed.reduce((sum, exception) => sum + loss(exception), 0)
  const words = farkleTexts.sheets.breakpoints
  const more = words.more(grouped(left), lossText(Math.max(0, rest)))
  return [
    {
      kind: 'lines',
      title: words.exceptions,
      lines: [...listed.map(exceptionText), ...(left > 0 ? [more] : [])],
    },
  ]
}

/** Moves the legend of bold cells into the caption, so that both are on one side of a card. */
function withLegend(table: SheetTable, best: Points): SheetTable {
  const legend = dearLines(cellsOf(table), best).flatMap(({ lines }) => lines)
  if (legend.length === 0) return table
  return { ...table, caption: `${table.caption}. ${legend.join(' ').replace(/\.$/, '')}` }
}

export function breakpointsSheet({ rules, report, worth, wins }: SheetMaterial): SheetBody {
  const turn = usualTurn(report)
  const table = tableBelow(rules, turn.play.table)
  const printed = tableOf(rules, table, worth)
  return {
    blocks: [
      useOf(rules, table, printed),
      withLegend(printed, worth.best),
      ...unsteadyLines(table),
      ...exceptionLines(turn),
    ],
    worth: worthOf(worth.table, worth.best, wins.table ?? null),
  }
}
