import { hasSides } from './sides.ts'
import type { Confirmation, LEFTOVER_FIELDS, RuleFields, TURN_FIELDS } from './fields.ts'
import type { RuleSet } from './rule-set.ts'

export const MAX_TURN_TOTAL = 1_000_000

/** House rules for which a turn remembers more than its total and the dice left to roll. */
type TurnRules = Pick<RuleFields, (typeof TURN_FIELDS)[number]>

export function isConfirmed({ sets, combinations }: Confirmation): boolean {
  return sets || combinations
}

/** Whether a turn remembers more than its total and the number of dice left to roll. */
export function remembersMore(rules: TurnRules): boolean {
  const { maxRolls, confirmation, noBankAtFifty, bonusGrows } = rules
  return maxRolls > 0 || isConfirmed(confirmation) || noBankAtFifty || bonusGrows > 0
}

export function isPlainTurn(rules: TurnRules): boolean {
  return !remembersMore(rules) && rules.lastDieRolls === 1
}

/** Whether a state holds more than banked scores, farkles in a row and the seat. */
export function hasFurtherState(rules: RuleFields): boolean {
  return rules.end === 'rounds' || hasLeftovers(rules)
}

export function hasLeftovers({
  buildOnBank,
  steal,
  farkleScores,
  beatLastTurn,
}: Pick<RuleFields, (typeof LEFTOVER_FIELDS)[number]>): boolean {
  return buildOnBank || steal !== 'nothing' || farkleScores || beatLastTurn
}

/** Whether three players can be solved under these rules, unless the game is too large. */
export function mayBeOfThree(rules: RuleSet): boolean {
  const { end, farklePenalty, firstRollPenalty, farkleTakes, losingDice } = rules
  const ends = end === 'immediate' || end === 'finalTurn'
  const falls = farklePenalty !== null || firstRollPenalty > 0 || farkleTakes
  const isSame = !hasSides(rules) && losingDice.length === 0
  return ends && !falls && isSame && !hasLeftovers(rules)
}

export function hasCardOfThree(rules: RuleSet): boolean {
  return mayBeOfThree(rules) && rules.end === 'immediate'
}
