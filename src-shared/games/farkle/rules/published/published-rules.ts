import type { PublishedSource } from '../../../../base/rules.ts'
import { PLAIN, triples } from '../presets.ts'
import type { RuleSet } from '../rule-set.ts'

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

type Departure = 'tie' | 'lastRound' | 'alone' | 'floor' | 'noBuilding' | 'noCards'

export interface RuleSource extends PublishedSource<Departure> {
  /** Questions left open by the source; the rule set has the most common rule there. */
  readonly notSaid: readonly OpenQuestion[]
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
