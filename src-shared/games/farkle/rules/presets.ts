import type { Points } from '../../../base/units.ts'
import { FIELDS, RULE_FIELDS, type RuleField, type RuleFields } from './fields.ts'
import type { RuleSet } from './rule-set.ts'

export function setsOf(
  ofAKind: (face: number) => readonly Points[],
  oneAlone = 100,
  fiveAlone = 50,
): Points[][] {
  return [1, 2, 3, 4, 5, 6].map((face) => [
    face === 1 ? oneAlone : face === 5 ? fiveAlone : 0,
    0,
    ...ofAKind(face),
  ])
}

export const threeOfAKind = (face: number): Points => (face === 1 ? 1000 : face * 100)

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

/** Rules without anything that not every game has. */
export const PLAIN = Object.fromEntries(
  // Fields of one player alone are left out where nobody has any.
  RULE_FIELDS.map((field) => [field, FIELDS[field].usual]).filter(
    ([, usual]) => usual !== undefined,
  ),
) as Record<RuleField, unknown> as RuleFields

const farkle: RuleSet = { name: 'Farkle', sets: triples, ...PLAIN }

/** The rules of "Maximizing your expected scores in Zilch", 2010. */
const zilch: RuleSet = {
  name: 'Zilch',
  sets: doubled(1000),
  ...PLAIN,
  straight: 1500,
  threePairs: 1500,
  fourKindAndPairCountsAsThreePairs: true,
  nothing: 500,
  minimumBank: 300,
  minimumFirstBank: 300,
  end: 'finalTurn',
  farklePenalty: { farkles: 3, points: 500, floor: 0 },
}

/** Facebook Farkle, as rolls are counted in the comments to the same article. */
const facebook: RuleSet = {
  name: 'Facebook Farkle',
  sets: added,
  ...PLAIN,
  straight: 1500,
  threePairs: 750,
  minimumBank: 300,
  minimumFirstBank: 300,
}

/** Patch's rules as the site Possibly Wrong analysed them: 542.063 points a turn. */
const possiblyWrong: RuleSet = {
  name: 'Patch rules (Possibly Wrong)',
  sets: sameForAll(300),
  ...PLAIN,
  straight: 1500,
  threePairs: 1500,
  fourKindAndPairCountsAsThreePairs: true,
  twoTriplets: 2500,
}

export const PRESETS = { farkle, zilch, facebook, 'possibly-wrong': possiblyWrong } as const

export type PresetId = keyof typeof PRESETS
