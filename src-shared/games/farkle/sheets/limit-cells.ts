import type { DiceCount, Points } from '../../../base/units.ts'
import { bankLimits, type BankLimit } from '../cards/bank-limits.ts'
import { pointsText } from '../../../cards/card-words.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import type { TurnReport } from '../analysis/score-report.ts'
import { farkleTexts } from '../texts/texts.ts'
import { cell, NONE } from '../../../sheets/sheet-cells.ts'
import type { SheetCell } from '../../../sheets/sheet.ts'

/**
 * Meanings of the words that stand alone in cells of a table; '' without any. `never` is the
 * meaning to print where nothing is banked short of the goal.
 */
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

/** From which turn total on to bank, as a sheet prints it. */
export function limitText({ goal }: RuleSet, { from }: BankLimit): string {
  if (from === null || from >= goal) return farkleTexts.sheets.never
  return from === 0 ? farkleTexts.sheets.any : pointsText(from)
}

/** The limits of a turn as cells; what `worth` says of each number makes it bold. */
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
