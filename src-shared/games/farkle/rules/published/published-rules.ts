import type { Points } from '../../../../base/units.ts'
import { PLAIN, setsOf, threeOfAKind } from '../presets.ts'
import type { RuleSet } from '../rule-set.ts'

/** How much of its source a rule set was compared with; `none` where no source was found again. */
export type SourceRead = 'whole' | 'excerpt' | 'none'

/** Questions about a game that a source may leave open, in the order in which they are told. */
export const OPEN_QUESTIONS = [
  'dice',
  'goal',
  'overshoot',
  'end',
  'tie',
  'minimum',
  'scores',
  'threeOnes',
  'fours',
  'fives',
  'sixes',
  'combinations',
  'pairs',
  'hotDice',
  'setAside',
  'rollLimit',
  'penalty',
  'floor',
] as const
export type OpenQuestion = (typeof OPEN_QUESTIONS)[number]

/** A rule of a source that a rule set cannot say, by how it is played instead. */
export type Departure = 'tie' | 'lastRound' | 'alone' | 'floor' | 'noBuilding' | 'noCards'

/** Where a rule set is written down, and how far it follows from there. */
export interface RuleSource {
  /** Addresses of the pages, or the paper and its table. */
  readonly source: string
  readonly read: SourceRead
  /** What the source does not say: there the rule set has the commonest rule. */
  readonly notSaid: readonly OpenQuestion[]
  /** Where the rule set is not its source's. */
  readonly departs: readonly Departure[]
  /** Other words by which it is found: countries, kinds of app, names of the game. */
  readonly words: string
}

/** A rule set as somebody has published it. */
export interface PublishedRules extends RuleSource {
  readonly rules: RuleSet
}

/** Questions that hardly any source answers. */
export const RARE = ['rollLimit', 'penalty'] as const satisfies readonly OpenQuestion[]

/** Four, five and six of a kind score nothing of their own. */
export const triples = setsOf((face) => [threeOfAKind(face), 0, 0, 0])
/** Each further die doubles three of a kind. */
export const doubled = (ones: Points): Points[][] =>
  setsOf((face) => [1, 2, 4, 8].map((factor) => (face === 1 ? ones : threeOfAKind(face)) * factor))
/** Each further die adds three of a kind once more. */
export const added = setsOf((face) => [1, 2, 3, 4].map((factor) => threeOfAKind(face) * factor))
/** Four, five and six of a kind score the same for every face. */
export const sameForAll = (ones: Points): Points[][] =>
  setsOf((face) => [face === 1 ? ones : threeOfAKind(face), 1000, 2000, 3000])

/**
 * A published rule set. What its source leaves open is read as the commonest rule: that of PLAIN, and
 * sets of three alone.
 */
export function published(
  name: string,
  { departs = [], words, ...source }: Omit<RuleSource, 'departs'> & Partial<RuleSource>,
  rules: Partial<Omit<RuleSet, 'name'>>,
): PublishedRules {
  return {
    rules: { sets: triples, ...PLAIN, ...rules, name },
    ...source,
    departs,
    words: name.includes('Farkle') ? `${words} Farkel` : words,
  }
}
