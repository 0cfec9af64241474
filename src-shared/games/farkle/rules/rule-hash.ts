import { hashOfText, type RuleHash } from '../../../base/rules.ts'
import type { RuleSet } from './rule-set.ts'
import { faceScores } from './scoring.ts'

/** The field order below is part of the hash: a change of it invalidates every cached result. */
function canonicalText(rules: RuleSet): string {
  const penalty = rules.farklePenalty
  return JSON.stringify([
    'farkle-rules-1',
    faceScores(rules).map((scores) => scores.slice(1)),
    [rules.straight, rules.threePairs, rules.twoTriplets, rules.fourKindAndPair, rules.nothing],
    rules.fourKindAndPairCountsAsThreePairs,
    rules.mustSetAsideAll,
    [rules.goal, rules.minimumBank, rules.minimumFirstBank],
    rules.end,
    penalty && [penalty.farkles, penalty.points, penalty.floor],
    rules.sixOfAKindWins,
  ])
}

/**
 * The stable content hash of a rule set, made of what it scores and how it is played. The name does
 * not count, nor how a score is written down: a set of two 1s for 200 and two single 1s at 100 are
 * the same game.
 */
export function ruleHash(rules: RuleSet): RuleHash {
  return hashOfText(canonicalText(rules))
}
