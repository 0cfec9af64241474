import type { DiceCount, Points } from '../base/units.ts'
import { bankLimits, type BankLimit } from '../cards/bank-limits.ts'
import { pointsText } from '../cards/card-words.ts'
import type { RuleSet } from '../farkle/rule-set.ts'
import type { TurnReport } from '../farkle/score-report.ts'
import { cell, NONE } from './sheet-cells.ts'
import type { SheetCell } from './sheet.ts'

/** Where any turn total is banked, and where none short of the goal is. */
export const ANY = 'any'
export const NEVER = 'never'

const MEANINGS = [
  [ANY, 'always bank'],
  [NEVER, 'always roll'],
] as const

/** What the words among the cells of a table mean, those that stand there alone; '' without any. */
export function wordMeanings(
  cells: readonly SheetCell[],
  meanings: readonly (readonly [word: string, meaning: string])[] = MEANINGS,
): string {
  return meanings
    .filter(([word]) => cells.some(({ text }) => text === word))
    .map(([word, meaning]) => `“${word}”: ${meaning}.`)
    .join(' ')
}

/** From which turn total on to bank, as a sheet prints it. */
export function limitText({ goal }: RuleSet, { from }: BankLimit): string {
  if (from === null || from >= goal) return NEVER
  return from === 0 ? ANY : pointsText(from)
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
