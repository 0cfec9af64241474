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
