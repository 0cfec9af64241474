import { ALL_DICE, type DiceCount, type Points } from '../../../base/units.ts'
import { CLASHES, FIELDS, type RuleField, type RuleFields } from './fields.ts'
import { hasOpponentDice, hasOwnDice } from './own-dice.ts'
import { isConfirmed } from './turn-rules.ts'

export const MIN_DICE = 5

/**
 * House rules of a game of the Farkle family, as plain data.
 *
 * `sets[face - 1][count - 1]`: points of `count` dice of a face as one set, 0 for no such set; each
 * face has an entry per die of a roll, at least six. Dice of a face score their best split into
 * sets. The named combinations are 0 where the house does not play them.
 */
export interface RuleSet extends RuleFields {
  readonly name: string
  readonly sets: readonly (readonly Points[])[]
}

/** Whether a rule set departs from the usual value of a field in a way that counts. */
export function isUsed(rules: RuleSet, field: RuleField): boolean {
  if (field === 'ownDice') return hasOwnDice(rules)
  if (field === 'opponentDice') return hasOpponentDice(rules)
  if (field === 'ownCombinations' || field === 'opponentCombinations') {
    return (rules[field] ?? []).length > 0
  }
  if (field === 'confirmation') return isConfirmed(rules.confirmation)
  return JSON.stringify(rules[field]) !== JSON.stringify(FIELDS[field].usual)
}

export function ofAKindThatWins({ dice }: Pick<RuleSet, 'dice'>): DiceCount {
  return Math.min(ALL_DICE, dice)
}

export const isWonAtOnce = ({ sixOfAKindWins, winningDice }: RuleSet): boolean =>
  sixOfAKindWins || winningDice.length > 0

export function mustFinish({ finishFrom }: Pick<RuleSet, 'finishFrom'>, banked: Points): boolean {
  return finishFrom > 0 && banked >= finishFrom
}

/** Least turn total that may be banked; at least 1. */
export function leastBank(
  rules: Pick<RuleSet, 'minimumBank' | 'minimumFirstBank' | 'finishFrom' | 'goal' | 'overshoot'>,
  banked: Points,
): Points {
  const least = Math.max(1, banked <= 0 ? rules.minimumFirstBank : rules.minimumBank)
  if (rules.overshoot === 'lost') {
    return mustFinish(rules, banked) ? rules.goal - banked : Math.min(least, rules.goal - banked)
  }
  return mustFinish(rules, banked) ? Math.max(least, rules.goal - banked) : least
}

/** All dice are left only at the start of a turn and after hot dice. */
export function mayBankWith(
  { dice, mustRollHotDice }: Pick<RuleSet, 'dice' | 'mustRollHotDice'>,
  diceLeft: DiceCount,
): boolean {
  return !mustRollHotDice || diceLeft < dice
}

/** The first field that a rule set uses and that cannot be solved together with another one. */
export function clashOf(rules: RuleSet, field: RuleField): RuleField | undefined {
  return CLASHES[field]?.find((other) => isUsed(rules, other))
}

/** The path of a set's field: `sets.FACE.COUNT`, both from 1. */
export function setField(face: number, count: number): string {
  return `sets.${face}.${count}`
}
