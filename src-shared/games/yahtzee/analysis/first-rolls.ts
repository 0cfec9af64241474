import type { Probability } from '../../../base/units.ts'
import { countOf, FACES, multisetOf, type Face } from '../../../dice/multiset.ts'
import { HOUSE, LARGE, SMALL } from '../rules/categories.ts'
import { shapeOf } from './keep-names.ts'
import { DICE, patternPoints } from '../rules/scoring.ts'

/** Patterns of a roll. Each roll has the first pattern that fits. */
export const ROLL_PATTERNS = [
  'yahtzee',
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

const OF_SHAPE: Readonly<Record<string, RollPattern>> = {
  '5': 'yahtzee',
  '41': 'fourOfAKind',
  '32': 'fullHouse',
  '311': 'threeOfAKind',
  '221': 'twoPairs',
  '2111': 'pair',
  '11111': 'nothing',
}

export function patternOf(dice: readonly Face[]): RollPattern {
  const roll = multisetOf(dice)
  if (patternPoints(HOUSE, roll) > 0) return 'fullHouse'
  if (patternPoints(LARGE, roll) > 0) return 'largeStraight'
  if (patternPoints(SMALL, roll) > 0) return 'smallStraight'
  return OF_SHAPE[shapeOf(roll)] ?? 'nothing'
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
  if (keep.length === DICE) return 'all'
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
