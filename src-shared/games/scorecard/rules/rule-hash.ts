import { hashOfText, type RuleHash } from '../../../base/rules.ts'
import { formerRules } from './former.ts'
import { boxesText, type RuleSet } from './rule-set.ts'

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

/** Text of the cards that could be said before cards were data, as hashed then; null for others. */
function formerText(rules: RuleSet): string | null {
  const former = formerRules(rules)
  if (!former) return null
  const { jokers, further, from, points, rerolls } = former
  // Without a bonus the threshold does not matter.
  const upper = points === 0 ? null : [from, points]
  return JSON.stringify(['yahtzee-rules-1', jokers, further, upper, rerolls])
}

/** Stable content hash of a card; names do not count. */
export function ruleHash(rules: RuleSet): RuleHash {
  return hashOfText(formerText(rules) ?? canonicalText(rules))
}
