import { hashOfText, type RuleHash } from '../../../base/rules.ts'
import { boxesText, formerRules } from './former.ts'
import type { RuleSet } from './rule-set.ts'

/** The field order is part of the hash: changing it invalidates every cached result. */
function canonicalText({ dice, rolls, boxes, bonus, jokers, further, order }: RuleSet): string {
  const steps = bonus.map(({ from, points }) => [from, points])
  return JSON.stringify([
    'scorecard-1',
    dice,
    rolls,
    boxesText(boxes),
    steps,
    jokers,
    further,
    order,
  ])
}

/** What hashes of Yahtzee are made of since its first version; null for other cards. */
function scorecardText(rules: RuleSet): string | null {
  const former = formerRules(rules)
  if (!former) return null
  const { jokers, yahtzeeBonus, upperThreshold, upperBonus, rerolls } = former
  // Without a bonus the threshold does not matter.
  const upper = upperBonus === 0 ? null : [upperThreshold, upperBonus]
  return JSON.stringify(['yahtzee-rules-1', jokers, yahtzeeBonus, upper, rerolls])
}

/** Stable content hash of a card; names do not count. */
export function ruleHash(rules: RuleSet): RuleHash {
  return hashOfText(scorecardText(rules) ?? canonicalText(rules))
}
