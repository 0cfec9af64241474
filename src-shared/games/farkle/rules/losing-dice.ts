import type { Points } from '../../../base/units.ts'
import { contains, multisetOf, type Multiset } from '../../../dice/multiset.ts'
import type { RuleSet } from './rule-set.ts'

/** Whether a roll shows the dice that end the turn, and more. */
export function losesAtOnce({ losingDice }: Pick<RuleSet, 'losingDice'>, roll: Multiset): boolean {
  return losingDice.length > 0 && contains(roll, multisetOf(losingDice))
}

/** Whether losing dice take what is banked; else they take the game. */
export function losesBanked({ losingDice, losingDiceTake }: RuleSet): boolean {
  return losingDice.length > 0 && losingDiceTake === 'banked'
}

/** Whether a roll may take of what is banked, besides the penalty for farkles. */
export function takesBanked(rules: RuleSet): boolean {
  return losesBanked(rules) || rules.farkleTakes
}

/** What a roll that scores nothing takes of so much banked: losing dice all, a farkle the turn total. */
export function takenBy(rules: RuleSet, roll: Multiset, own: Points, turnTotal: Points): Points {
  if (losesBanked(rules) && losesAtOnce(rules, roll)) return Math.max(0, own)
  return rules.farkleTakes ? Math.max(0, Math.min(turnTotal, own)) : 0
}
