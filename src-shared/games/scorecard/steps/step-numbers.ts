import { ruleHash } from '../rules/rule-hash.ts'
import { PUBLISHED_CARDS } from '../rules/presets.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import type { StepNumbers } from './step-list.ts'

const YAHTZEE: StepNumbers = {
  pars: [5, 7, 9, 12, 14, 17, 21, 15, 15, 22, 15, 26, 9],
  upper: 2,
  openCounts: 1,
  houseStays: 'lastReroll',
}

/** docs/scorecards.md lists what they make. Yahtzee's is one table for both games, the others are of `findPars`. */
const FOUND: Readonly<Record<string, StepNumbers>> = {
  yahtzee: YAHTZEE,
  kniffel: { ...YAHTZEE, houseStays: 'always' },
  'yahtzee-free': YAHTZEE,
  yams: {
    pars: [8, 10, 13, 15, 18, 21, 21, 18, 24, 18, 19, 15, 33],
    upper: 2,
    openCounts: 1,
    houseStays: 'lastReroll',
  },
  'yatzy-forced': { pars: [], upper: 1, openCounts: 1, houseStays: 'always' },
  yacht: {
    pars: [10, 12, 14, 17, 19, 22, 16, 14, 14, 14, 30, 11],
    upper: 1,
    openCounts: 1,
    houseStays: 'lastReroll',
  },
  generala: {
    pars: [9, 11, 13, 15, 18, 20, 12, 29, 29, 10],
    upper: 1,
    openCounts: 1,
    houseStays: 'always',
  },
  crag: {
    pars: [10, 10, 12, 14, 15, 16, 11, 13, 10, 13, 13, 25, 38],
    upper: 1,
    openCounts: 1,
    houseStays: 'always',
  },
  first: { pars: [14, 17, 19, 14, 30, 28], upper: 1, openCounts: 1, houseStays: 'always' },
}

/** Numbers that come with the app; null for a card without. */
export function stepNumbers(rules: RuleSet): StepNumbers | null {
  const hash = ruleHash(rules)
  const id = Object.keys(FOUND).find((one) => ruleHash(PUBLISHED_CARDS[one]!) === hash)
  return id === undefined ? null : FOUND[id]!
}
