import { capital } from '../../../texts/capital.ts'
import { grouped } from '../../../texts/numbers.ts'
import { texts } from '../../../texts/texts.ts'
import { farkleTexts } from '../texts/texts.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { kindNames, kindsInWords } from './kind-names.ts'
import { memoryWords } from './memory-words.ts'
import type { StateLimit, StateRow, StateTable } from './turn-state-table.ts'
import type { TurnPart } from './position.ts'

export function leftWords(rules: RuleSet, dice: TurnPart['dice']): string {
  if (dice.kinds) return kindsInWords(dice.kinds, kindNames(rules))
  return texts.common.dice('left' in dice ? dice.left : dice.rolled.length)
}

/** Example: "2 Lucky; 1 Lucky, 1 ordinary"; only their number for all choices of so many dice. */
export function rowWords(rules: RuleSet, { dice, isAll }: StateRow): string {
  const [first] = dice
  if (!isAll || dice.length === 1) return dice.map((some) => leftWords(rules, some)).join('; ')
  return texts.common.dice('left' in first! ? first.left : first!.rolled.length)
}

/** Examples: "3 dice left", "3 dice left and 2 rolls left". */
export function placeWords(rules: RuleSet, { dice, ...rest }: TurnPart): string {
  const { left, and } = farkleTexts.turnRules.states
  const words = left(leftWords(rules, dice))
  const memory = memoryWords(rules, rest)
  return memory === '' ? words : and(words, memory)
}

/** Cell text: the turn total to bank from, "roll", "bank" or a dash. */
export function limitCell({ goal }: RuleSet, limit: StateLimit | null): string {
  const { roll, bank, none } = farkleTexts.turnRules.states
  if (limit === null) return none
  const { from, always } = limit
  if (from === null || from >= goal) return roll
  return always ? bank : grouped(from)
}

export function columnWords(rules: RuleSet, { columns }: StateTable): string[] {
  const { bankFrom } = farkleTexts.turnRules.states
  return columns.map((column) => {
    const memory = memoryWords(rules, column)
    return memory === '' ? bankFrom : capital(memory)
  })
}
