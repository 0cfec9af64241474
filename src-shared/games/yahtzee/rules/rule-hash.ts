import { hashOfText, type RuleHash } from '../../../base/rules.ts'
import type { RuleSet } from './rule-set.ts'

/** The field order is part of the hash: changing it invalidates every cached result. */
function canonicalText(rules: RuleSet): string {
  return JSON.stringify([
    'yahtzee-rules-1',
    rules.jokers,
    rules.yahtzeeBonus,
    // Without a bonus the threshold does not matter.
    rules.upperBonus === 0 ? null : [rules.upperThreshold, rules.upperBonus],
    rules.rerolls,
  ])
}

/** Stable content hash of a rule set; the name does not count. */
export function ruleHash(rules: RuleSet): RuleHash {
  return hashOfText(canonicalText(rules))
}
