import type { Probability } from '../../../base/units.ts'
import { countOf, FACES, multisetOf, type Face } from '../../../dice/multiset.ts'
import { longestRun } from '../rules/scoring.ts'
import { shapeOf } from './keep-names.ts'

/** Patterns of a roll. Each roll has the first pattern that fits. */
export const ROLL_PATTERNS = [
  'allAlike',
  'fourOfAKind',
  'fullHouse',
  'threeOfAKind',
  'largeStraight',
  'smallStraight',
  'twoPairs',
  'pair',
  'nothing',
] as const
export type RollPattern = (typeof ROLL_PATTERNS)[number]

/** The same for any number of dice: large straights are runs of five, small ones of four. */
export function patternOf(dice: readonly Face[]): RollPattern {
  const roll = multisetOf(dice)
  const [most = 0, second = 0] = [...shapeOf(roll)].map(Number)
  const run = longestRun(roll).length
  if (most === dice.length) return 'allAlike'
  if (most >= 3 && second >= 2) return 'fullHouse'
  if (run >= 5) return 'largeStraight'
  if (run >= 4) return 'smallStraight'
  if (most >= 4) return 'fourOfAKind'
  if (most === 3) return 'threeOfAKind'
  if (second === 2) return 'twoPairs'
  return most === 2 ? 'pair' : 'nothing'
}

/** All dice of the most frequent face; of several such faces, the highest. */
export function mostAlike(dice: readonly Face[]): Face[] {
  const roll = multisetOf(dice)
  const best = FACES.reduce((face, other) =>
    countOf(roll, other) >= countOf(roll, face) ? other : face,
  )
  return dice.filter((face) => face === best)
}

export const KEEP_KINDS = ['most', 'several', 'oneFace', 'all', 'nothing'] as const
export type KeepKind = (typeof KEEP_KINDS)[number]

export function keepKind(dice: readonly Face[], keep: readonly Face[]): KeepKind {
  if (keep.length === 0) return 'nothing'
  const most = mostAlike(dice)
  if (keep.length === most.length && keep.every((face) => face === most[0])) return 'most'
  if (keep.length === dice.length) return 'all'
  return keep.every((face) => face === keep[0]) ? 'oneFace' : 'several'
}

/** `keep`: the best keep; null if the rules allow no reroll. */
interface KeptRoll {
  readonly dice: readonly Face[]
  readonly chance: Probability
  readonly keep: readonly Face[] | null
}

export function kindShares(rolls: readonly KeptRoll[]): Record<KeepKind, Probability> {
  const shares = { most: 0, several: 0, oneFace: 0, all: 0, nothing: 0 }
  for (const { dice, chance, keep } of rolls) {
    if (keep !== null) shares[keepKind(dice, keep)] += chance
  }
  return shares
}
