import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** As much as the rules of every game have. */
export interface NamedRules {
  readonly name: string
}

/** The longest name that rules may have. */
export const MAX_NAME_LENGTH = 60

/** Content hash of a rule set: 32 hexadecimal digits. */
export type RuleHash = string

/**
 * The first 128 bits of SHA-256 over the canonical text of a rule set. The text begins with the name
 * of its game, so no two games share a hash.
 */
export function hashOfText(canonicalText: string): RuleHash {
  return bytesToHex(sha256(utf8ToBytes(canonicalText))).slice(0, 32)
}

/** An answer to a question about rules. */
export interface RuleAnswer {
  readonly id: string
  readonly text: string
  /** Its place among the answers to the question. */
  readonly order: number
}

/** A question that tells the rule sets of a game apart, in the language of now. */
export interface RuleQuestion<Rules> {
  readonly id: string
  readonly ask: string
  answerOf(rules: Rules): RuleAnswer
}
