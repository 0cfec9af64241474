import { pointsText } from '../../../cards/card-words.ts'
import { turnTypes } from '../cards/sources.ts'
import { texts } from '../../../texts/texts.ts'
import { farkleTexts } from '../texts/texts.ts'
import {
  cellsOf,
  diceRows,
  diceTable,
  cell,
  NONE,
  numberColumns,
} from '../../../sheets/sheet-cells.ts'
import type { SheetBody, SheetCell, SheetLines, SheetTable } from '../../../sheets/sheet.ts'
import type { SheetMaterial } from './sheet-sources.ts'
import { dearLines, weightOf, worthOf, percentNumber } from '../../../sheets/sheet-words.ts'
import type { DiceCount, Points } from '../../../base/units.ts'
import { bankLimits, type BankLimit } from '../cards/bank-limits.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import type { TurnReport } from '../analysis/score-report.ts'
import { stateTable, type StateLimit, type StateRow } from '../analysis/turn-state-table.ts'
import { columnWords, limitCell, rowWords } from '../analysis/turn-state-words.ts'
import { StateKnowledge } from '../cards/turn-state-knowledge.ts'
import { isConfirmed } from '../rules/turn-rules.ts'
import { grouped } from '../../../texts/numbers.ts'

export function stateNotes(rules: RuleSet, left: number): string[] {
  const { meaning, confirm, atFifty, slice } = farkleTexts.turnRules.states
  return [
    meaning,
    ...(isConfirmed(rules.confirmation) ? [confirm] : []),
    ...(rules.noBankAtFifty ? [atFifty] : []),
    ...(left > 0 ? [slice(grouped(left))] : []),
  ]
}

/** How to use a sheet; leaves empty lines out. */
export function howToUse(...lines: readonly string[]): SheetLines {
  return { kind: 'lines', title: texts.sheets.howToUse, lines: lines.filter((line) => line !== '') }
}

/** Points that a limit adds with those of other dice that say the same; null if not evaluated. */
function worthOfRow(knowledge: StateKnowledge, limit: StateLimit, row: StateRow): Points | null {
  const same = row.dice.length > 1 ? row.told : [limit]
  const points = same.flatMap((one) => knowledge.ofLimit(one) ?? [])
  return points.length < same.length ? null : points.reduce((sum, one) => sum + one, 0)
}

/** The chance of a farkle, or its range if it depends on which dice are left. */
function riskText({ told }: StateRow): string {
  const risks = told.map(({ risk }) => risk)
  const range = new Set([percentNumber(Math.min(...risks)), percentNumber(Math.max(...risks))])
  return [...range].join('–')
}

/** For rules with more turn state than the dice left: rows by dice, columns by the other state. */
export function statesSheet({ rules }: { readonly rules: RuleSet }): SheetBody {
  const { caption, corner, farkle } = farkleTexts.turnRules.states
  const knowledge = new StateKnowledge(rules)
  const table = stateTable(rules, knowledge.limits)
  const { best } = knowledge
  const isOne = table.columns.length === 1
  const rows = table.rows.map((row) => ({
    head: rowWords(rules, row),
    cells: [
      ...row.limits.map((limit) =>
        cell(
          limitCell(rules, limit),
          limit ? weightOf(worthOfRow(knowledge, limit, row), best) : 'never',
        ),
      ),
      ...(isOne ? [cell(riskText(row))] : []),
    ],
  }))
  const columns = numberColumns([...columnWords(rules, table), ...(isOne ? [farkle] : [])])
  const printed: SheetTable = { kind: 'table', caption, corner, columns, rows }
  return {
    blocks: [
      printed,
      ...dearLines(cellsOf(printed), best),
      howToUse(farkleTexts.sheets.limits.useTake, ...stateNotes(rules, table.left)),
    ],
    worth: worthOf(knowledge.withLimits, best, null),
  }
}

/** Legend of cells that contain words; '' if there are none. `never` replaces the usual meaning. */
export function wordMeanings(cells: readonly SheetCell[], never?: string): string {
  const words = farkleTexts.sheets
  const meanings = [
    [words.any, words.alwaysBank],
    [words.never, never ?? words.alwaysRoll],
  ] as const
  return meanings
    .filter(([word]) => cells.some(({ text }) => text === word))
    .map(([word, meaning]) => words.meaning(word, meaning))
    .join(' ')
}

/** As many rows as fit the front of a pocket card. */
const MOST_DICE_ON_FRONT = 6

function limitText({ goal }: RuleSet, { from }: BankLimit): string {
  if (from === null || from >= goal) return farkleTexts.sheets.never
  return from === 0 ? farkleTexts.sheets.any : pointsText(from)
}

function limitCells(
  rules: RuleSet,
  turn: TurnReport,
  grid: Points,
  weight: (n: DiceCount) => SheetCell['weight'],
): (n: DiceCount) => SheetCell {
  const limits = new Map(bankLimits(turn, grid).map((limit) => [limit.dice, limit]))
  return (n) => {
    const limit = limits.get(n)
    return limit ? cell(limitText(rules, limit), weight(n)) : cell(NONE, 'never')
  }
}

export function limitsSheet({ rules, report, worth }: SheetMaterial): SheetBody {
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
  const front = columns.length <= 2 && rules.dice <= MOST_DICE_ON_FRONT
  const table: SheetTable = { ...diceTable(diceRows(rules.dice), columns, { caption }), front }
  return {
    blocks: [
      table,
      ...dearLines(cellsOf(table), worth.best),
      howToUse(
        words.useTake,
        words.useBank,
        wordMeanings(cellsOf(table)),
        opening.length > 0 ? words.useFirst(pointsText(rules.minimumFirstBank)) : '',
      ),
    ],
    worth: worthOf(worth.typeLimits, worth.best, null),
  }
}
