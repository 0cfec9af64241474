import { PLAIN, triples } from '../presets.ts'
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
    source,
    read,
    notSaid,
    departs,
    words: name.includes('Farkle') ? `${words} Farkel` : words,
  }
}
