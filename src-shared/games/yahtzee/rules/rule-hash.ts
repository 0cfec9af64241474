import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { RuleSet } from './rule-set.ts'

/** A rule set's content hash: 32 hexadecimal digits. */
export type RuleHash = string

/** The field order below is part of the hash: a change of it makes every cached result a stranger. */
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
 * The stable content hash of a rule set: the first 128 bits of SHA-256 over how it is played. The
 * name does not count.
 */
export function ruleHash(rules: RuleSet): RuleHash {
  return bytesToHex(sha256(utf8ToBytes(canonicalText(rules)))).slice(0, 32)
}
