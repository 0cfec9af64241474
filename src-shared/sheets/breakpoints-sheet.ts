import { grouped } from '../texts/numbers.ts'
import { ALL_DICE, type Points } from '../base/units.ts'
import { diceText, facesText, pointsText } from '../cards/card-words.ts'
import type { DeckWorth } from '../cards/deck-worth.ts'
import { usualTurn } from '../cards/sources.ts'
import type { BreakpointRow, BreakpointTable } from '../farkle/breakpoints.ts'
import type { RuleSet } from '../farkle/rule-set.ts'
import type { TurnReport } from '../farkle/score-report.ts'
import type { TableException, TurnChoice } from '../farkle/table-play.ts'
import { cell, merged, NONE, numberColumns } from './sheet-cells.ts'
import type { SheetBody, SheetMaterial } from './sheet-sources.ts'
import { dearLines, decimal, weightOf, worthOf } from './sheet-words.ts'
import type { SheetCell, SheetLines, SheetTable } from './sheet.ts'

/** Exceptions that fit on a card; the others are counted. */
const MOST_LISTED = 6

/** Marks a column whose values do not only fall. */
const UNSTEADY = '†'

/** From which turn total on rolling is worth at most `value`: never, or it is never worth so much. */
function cellOf(
  { goal }: RuleSet,
  { dice, breakpoints }: BreakpointRow,
  value: Points,
  worth: DeckWorth,
): SheetCell {
  const found = breakpoints.find((breakpoint) => breakpoint.value === value)
  if (!found) return cell(NONE, 'never')
  if (found.from >= goal) return cell(pointsText(found.from), 'never')
  const start = found === breakpoints.at(-1)
  const own =
    value === 0
      ? worth.ofLimit(dice)
      : start
        ? worth.ofValue(dice)
        : worth.ofBreakpoint(dice, value)
  return cell(pointsText(found.from), weightOf(own, worth.best))
}

/** The table: a row for each value, at most 15; a column for each number of dice, at most six. */
function tableOf(rules: RuleSet, { rows }: BreakpointTable, worth: DeckWorth): SheetTable {
  const values = [...new Set(rows.flatMap(({ breakpoints }) => breakpoints.map((b) => b.value)))]
  const title = ({ dice, falling }: BreakpointRow): string =>
    falling ? String(dice) : `${dice}${UNSTEADY}`
  return {
    kind: 'table',
    caption: `Turn total, by dice left, from which rolling is worth at most so much${rules.farklePenalty ? '; no farkle before' : ''}`,
    corner: 'Worth',
    columns: numberColumns(rows.map(title)),
    rows: values
      .sort((a, b) => a - b)
      .map((value) => ({
        head: value === 0 ? '0: bank' : pointsText(value),
        cells: merged(rows.map((row) => cellOf(rules, row, value, worth))),
      })),
  }
}

function sixWords({ goal }: RuleSet, { rows, rollSixBelow }: BreakpointTable): string {
  if (rows.some(({ dice }) => dice === ALL_DICE)) return ''
  return rollSixBelow === null || rollSixBelow >= goal
    ? ' Hot dice beat any other choice: always roll six.'
    : ` Hot dice beat any other choice: roll six below ${pointsText(rollSixBelow)}.`
}

function useOf(rules: RuleSet, table: BreakpointTable): SheetLines {
  const minimum = table.minimumBank > 0 ? ` and you have ${pointsText(table.minimumBank)}` : ''
  return {
    kind: 'lines',
    title: 'How to use it',
    lines: [
      'For each way to set dice aside: go down the column of the dice left to the first number that the turn total has reached. Its row says what rolling is worth.',
      'Add that to the turn total and take the largest sum. Of equals take one that you would bank, else the one that leaves more dice.',
      `Bank where rolling is worth 0${minimum}; else roll.${sixWords(rules, table)}`,
    ],
  }
}

function unsteadyLines({ rows }: BreakpointTable): SheetLines[] {
  if (rows.every(({ falling }) => falling)) return []
  const line = `${UNSTEADY} Below the minimum to bank, small turn totals may be worth less than the table says.`
  return [{ kind: 'lines', title: null, lines: [line] }]
}

const choiceWords = ({ points, then, diceLeft }: TurnChoice): string =>
  then === 'bank'
    ? `take ${pointsText(points)} and bank`
    : `take ${pointsText(points)} and roll ${diceText(diceLeft)}`

/** Points a turn that an exception costs who follows the table. */
const loss = ({ cost, perTurn }: TableException): Points => cost * perTurn

function lossText(points: Points): string {
  return points < 0.0005 ? 'less than 0.001' : decimal(points, 3)
}

function exceptionText(exception: TableException): string {
  const { turnScore, andAbove, roll, best, table } = exception
  const at = `${pointsText(turnScore)}${andAbove ? ' or more' : ''}`
  return `At ${at}, rolled ${facesText(roll)}: ${choiceWords(best)}, not ${choiceWords(table)} (${lossText(loss(exception))}).`
}

/** Where the table errs, the dearest first, with what each costs in points a turn. */
function exceptionLines({ exceptions, exceptionCount, figures, play }: TurnReport): SheetLines[] {
  if (exceptionCount === 0) return []
  const listed = exceptions.slice(0, MOST_LISTED)
  const left = exceptionCount - listed.length
  // What the table loses in all is the sum over all exceptions, also those that nobody listed.
  const rest =
    figures.expectedPoints -
    play.expectedPoints -
    listed.reduce((sum, exception) => sum + loss(exception), 0)
  const more = `And ${grouped(left)} more, together ${lossText(Math.max(0, rest))} points a turn.`
  return [
    {
      kind: 'lines',
      title: 'Exceptions, with the points a turn that each is worth',
      lines: [...listed.map(exceptionText), ...(left > 0 ? [more] : [])],
    },
  ]
}

/** The breakpoint table of the usual turn with its use and its exceptions. */
export function breakpointsSheet({ rules, report, worth, wins }: SheetMaterial): SheetBody {
  const turn = usualTurn(report)
  const { table } = turn.play
  const printed = tableOf(rules, table, worth)
  return {
    blocks: [
      useOf(rules, table),
      printed,
      ...dearLines(
        printed.rows.flatMap(({ cells }) => cells),
        worth.best,
      ),
      ...unsteadyLines(table),
      ...exceptionLines(turn),
    ],
    worth: worthOf(worth.table, worth.best, wins.table ?? null),
  }
}
