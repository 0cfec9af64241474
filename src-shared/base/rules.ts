import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

export interface NamedRules {
  readonly name: string
}

export const MAX_NAME_LENGTH = 60

/** Id of a rule set in the library. */
export const RULES_ID = /^[a-z0-9][a-z0-9-]{0,63}$/

export type RuleHash = string

/** How much of a source its rules were compared with. */
export type SourceRead = 'whole' | 'excerpt' | 'none'

/** Where rules are published. A departure is a rule of the source that the app cannot express. */
export interface PublishedSource<Departure extends string> {
  readonly source: string
  readonly read: SourceRead
  readonly departs: readonly Departure[]
  /** Further search words: countries, kinds of app, names of the game. */
  readonly words: string
}

/** First 128 bits of SHA-256. The text begins with the game's name, so games never share a hash. */
export function hashOfText(canonicalText: string): RuleHash {
  return bytesToHex(sha256(utf8ToBytes(canonicalText))).slice(0, 32)
}

export interface RuleAnswer {
  readonly id: string
  readonly text: string
  readonly order: number
}

/** A question that helps to find the rule set of a table. Texts are in the current language. */
export interface RuleQuestion<Rules> {
  readonly id: string
  readonly ask: string
  answerOf(rules: Rules): RuleAnswer
}
