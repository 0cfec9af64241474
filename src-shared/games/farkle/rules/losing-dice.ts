import type { Points } from '../../../base/units.ts'
import { contains, multisetOf, type Multiset } from '../../../dice/multiset.ts'
import type { RuleSet } from './rule-set.ts'

export function losesAtOnce({ losingDice }: Pick<RuleSet, 'losingDice'>, roll: Multiset): boolean {
  return losingDice.length > 0 && contains(roll, multisetOf(losingDice))
}

export function losesBanked({ losingDice, losingDiceTake }: RuleSet): boolean {
  return losingDice.length > 0 && losingDiceTake === 'banked'
}

/**
 * Whether play for points counts banked points that a roll takes. Not if hot dice must be rolled:
 * then a large turn total would have to be weighed against that loss.
 */
export function countsBanked(rules: RuleSet): boolean {
  return (losesBanked(rules) || rules.farkleTakes) && !rules.mustRollHotDice
}

/** Whether the banked score matters for points: for the least bank, or as rolls take from it. */
export function bankedCounts(rules: RuleSet): boolean {
  const { minimumBank, minimumFirstBank, finishFrom, overshoot, farklePenalty } = rules
  const isLeastFixed =
    minimumFirstBank === minimumBank && finishFrom === 0 && overshoot === 'reaches'
  return !isLeastFixed || farklePenalty !== null || countsBanked(rules)
}

/** Banked points taken by a roll without score: all for losing dice, else the turn total. */
export function takenBy(rules: RuleSet, roll: Multiset, own: Points, turnTotal: Points): Points {
  if (losesBanked(rules) && losesAtOnce(rules, roll)) return Math.max(0, own)
  return rules.farkleTakes ? Math.max(0, Math.min(turnTotal, own)) : 0
}
