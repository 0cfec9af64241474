import { hashOfText, type RuleHash } from '../../../base/rules.ts'
import type { RuleSet } from './rule-set.ts'

/** The field order below is part of the hash: a change of it invalidates every cached result. */
function canonicalText(rules: RuleSet): string {
  return JSON.stringify([
    'yahtzee-rules-1',
    rules.jokers,
    rules.yahtzeeBonus,
    // Without a bonus there is nothing to reach.
    rules.upperBonus === 0 ? null : [rules.upperThreshold, rules.upperBonus],
    rules.rerolls,
  ])
}

/**
 * The stable content hash of a rule set, made of how it is played. The name does not count.
 */
export function ruleHash(rules: RuleSet): RuleHash {
  return hashOfText(canonicalText(rules))
}
