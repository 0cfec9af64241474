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

/**
 * Whether the play for points counts what a roll takes of what is banked: not where hot dice must be
 * rolled, for a large total would have to be weighed against it.
 */
export function countsBanked(rules: RuleSet): boolean {
  return (losesBanked(rules) || rules.farkleTakes) && !rules.mustRollHotDice
}

/**
 * Whether it counts in the play for points what a player has banked: for the least that may be banked, or
 * because farkles and rolls take from it.
 */
export function bankedCounts(rules: RuleSet): boolean {
  const { minimumBank, minimumFirstBank, finishFrom, overshoot, farklePenalty } = rules
  const isLeastFixed =
    minimumFirstBank === minimumBank && finishFrom === 0 && overshoot === 'reaches'
  return !isLeastFixed || farklePenalty !== null || countsBanked(rules)
}

/** What a roll that scores nothing takes of so much banked: losing dice all, a farkle the turn total. */
export function takenBy(rules: RuleSet, roll: Multiset, own: Points, turnTotal: Points): Points {
  if (losesBanked(rules) && losesAtOnce(rules, roll)) return Math.max(0, own)
  return rules.farkleTakes ? Math.max(0, Math.min(turnTotal, own)) : 0
}
