import type { DiceCount, Points } from '../../../base/units.ts'
import { bankLimits, type BankLimit } from '../cards/bank-limits.ts'
import { pointsText } from '../../../cards/card-words.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import type { TurnReport } from '../analysis/score-report.ts'
import { farkleTexts } from '../texts/texts.ts'
import { cell, NONE } from '../../../sheets/sheet-cells.ts'
import type { SheetCell } from '../../../sheets/sheet.ts'

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

export function limitText({ goal }: RuleSet, { from }: BankLimit): string {
  if (from === null || from >= goal) return farkleTexts.sheets.never
  return from === 0 ? farkleTexts.sheets.any : pointsText(from)
}

export function limitCells(
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
