import type { Points } from '../../../../base/units.ts'
import { PLAIN, setsOf, threeOfAKind } from '../presets.ts'
import type { RuleSet } from '../rule-set.ts'

export type SourceRead = 'whole' | 'excerpt' | 'none'

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

/** A rule of the source that RuleSet cannot express. */
export type Departure = 'tie' | 'lastRound' | 'alone' | 'floor' | 'noBuilding' | 'noCards'

export interface RuleSource {
  readonly source: string
  readonly read: SourceRead
  /** Questions left open by the source; the rule set has the most common rule there. */
  readonly notSaid: readonly OpenQuestion[]
  readonly departs: readonly Departure[]
  /** Further search words: countries, kinds of app, names of the game. */
  readonly words: string
}

export interface PublishedRules extends RuleSource {
  readonly rules: RuleSet
}

export const RARE = ['rollLimit', 'penalty'] as const satisfies readonly OpenQuestion[]

/** Four, five and six of a kind have no points of their own. */
export const triples = setsOf((face) => [threeOfAKind(face), 0, 0, 0])
/** Each further die doubles the points. */
export const doubled = (ones: Points): Points[][] =>
  setsOf((face) => [1, 2, 4, 8].map((factor) => (face === 1 ? ones : threeOfAKind(face)) * factor))
/** Each further die adds the points of three of a kind. */
export const added = setsOf((face) => [1, 2, 3, 4].map((factor) => threeOfAKind(face) * factor))
/** Four, five and six of a kind score the same for every face. */
export const sameForAll = (ones: Points): Points[][] =>
  setsOf((face) => [face === 1 ? ones : threeOfAKind(face), 1000, 2000, 3000])

/** A rule set as its source has it; left out fields are those of PLAIN, and sets of three only. */
export type Publication = Omit<RuleSource, 'read' | 'departs'> &
  Partial<Pick<RuleSource, 'read' | 'departs'> & RuleSet> & { readonly name: string }

export function published({
  source,
  read = 'whole',
  notSaid,
  departs = [],
  words,
  ...rules
}: Publication): PublishedRules {
  const { name, minimumBank = 0 } = rules
  return {
    rules: { sets: triples, ...PLAIN, minimumFirstBank: minimumBank, ...rules },
    ...{ source, read, notSaid, departs },
    words: name.includes('Farkle') ? `${words} Farkel` : words,
  }
}
