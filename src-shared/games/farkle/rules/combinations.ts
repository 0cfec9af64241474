import { FACES } from '../../../dice/multiset.ts'
import { patternKey, type Combination, type Pattern } from './patterns.ts'
import { COMBINATION_FIELDS, type CombinationField } from './fields.ts'
import type { RuleSet } from './rule-set.ts'

export const FIELD_PATTERNS: Readonly<Record<CombinationField, Pattern>> = {
  straight: { kind: 'run', from: 1, length: FACES.length },
  threePairs: { kind: 'groups', sizes: [2, 2, 2] },
  twoTriplets: { kind: 'groups', sizes: [3, 3] },
  fourKindAndPair: { kind: 'groups', sizes: [4, 2] },
  nothing: { kind: 'nothing' },
}

export function fieldOfPattern(pattern: Pattern): CombinationField | null {
  const key = patternKey(pattern)
  return COMBINATION_FIELDS.find((field) => patternKey(FIELD_PATTERNS[field]) === key) ?? null
}

/** Everything that scores for "you". */
export function combinationsOf(rules: RuleSet): Combination[] {
  const sets = rules.sets.flatMap((row, i) =>
    row.map((points, j) => ({ kind: 'set' as const, face: FACES[i]!, count: j + 1, points })),
  )
  const named = COMBINATION_FIELDS.map((field) => ({
    ...FIELD_PATTERNS[field],
    points: rules[field],
  }))
  const asPairs = { ...FIELD_PATTERNS.fourKindAndPair, points: rules.threePairs }
  const flexible = rules.fourKindAndPairCountsAsThreePairs ? [asPairs] : []
  const { combinations, ownCombinations = [] } = rules
  const all = [...sets, ...named, ...flexible, ...combinations, ...ownCombinations]
  return all.filter(({ points }) => points > 0)
}
