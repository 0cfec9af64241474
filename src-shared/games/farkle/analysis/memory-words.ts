import { listed } from '../../../texts/phrases.ts'
import { farkleTexts } from '../texts/texts.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { isConfirmed } from '../rules/turn-rules.ts'
import { grouped } from '../../../texts/numbers.ts'
import type { Position, TurnPart } from './position.ts'
import { rollsLeftOf } from './turn-walk.ts'

export interface Memory {
  readonly label: string
  readonly value: string
}

export function memoriesOf(rules: RuleSet, position: Position): Memory[] {
  const words = farkleTexts.turnRules.memory
  const { owed = 0, bonuses = 0 } = position
  const { maxRolls, confirmation, bonusGrows, hotDiceBonus } = rules
  return [
    ...(maxRolls > 0
      ? [{ label: words.rollsLeft, value: String(rollsLeftOf(rules, position)) }]
      : []),
    ...(isConfirmed(confirmation)
      ? [{ label: words.toConfirm, value: owed > 0 ? grouped(owed) : words.nothing }]
      : []),
    ...(bonusGrows > 0
      ? [{ label: words.nextBonus, value: grouped((bonuses + 1) * hotDiceBonus) }]
      : []),
  ]
}

/** Empty under most rules. */
export function gameMemories(
  rules: RuleSet,
  { round, toBeat = 0 }: Pick<Position, 'round' | 'toBeat'>,
): Memory[] {
  const words = farkleTexts.turnRules.memory
  return [
    ...(rules.end === 'rounds' && round !== undefined
      ? [{ label: words.round, value: words.roundOf(round, rules.rounds) }]
      : []),
    ...(rules.beatLastTurn && toBeat > 0 ? [{ label: words.toBeat, value: grouped(toBeat) }] : []),
  ]
}

/** Turn memory as a phrase: "1 roll left, 300 to confirm". Empty under most rules. */
export function memoryWords(
  { hotDiceBonus }: RuleSet,
  { rollsLeft, owed = 0, bonuses = 0 }: Omit<TurnPart, 'dice'>,
): string {
  const { rolls, owes, bonus } = farkleTexts.turnRules.memory
  return listed([
    ...(rollsLeft === undefined ? [] : [rolls(rollsLeft)]),
    ...(owed > 0 ? [owes(grouped(owed))] : []),
    ...(bonuses > 0 ? [bonus(grouped((bonuses + 1) * hotDiceBonus))] : []),
  ])
}
