import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { RuleSet } from './rule-set.ts'
import { faceScores } from './scoring.ts'

/** A rule set's content hash: 32 hexadecimal digits. */
export type RuleHash = string

/** The field order below is part of the hash: a change of it makes every cached result a stranger. */
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
 * The stable content hash of a rule set: the first 128 bits of SHA-256 over what it scores and how
 * it is played. The name does not count, nor how a score is written down: a set of two 1s for 200
 * and two single 1s at 100 are the same game.
 */
export function ruleHash(rules: RuleSet): RuleHash {
  return bytesToHex(sha256(utf8ToBytes(canonicalText(rules)))).slice(0, 32)
}
