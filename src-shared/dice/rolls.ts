import type { DiceCount, Probability } from '../base/units.ts'
import { countOf, FACES, multisetsOfSize, sizeOf, type Multiset } from './multiset.ts'

const FACTORIALS = [1, 1, 2, 6, 24, 120, 720, 5040, 40_320]

/** `ways`: how many of the 6^n ordered rolls give these dice. */
export interface Roll {
  readonly dice: Multiset
  readonly ways: number
}

/** Number of orders: n! / (c1! c2! ... c6!). */
export function waysToRoll(dice: Multiset): number {
  return FACES.reduce(
    (ways, face) => ways / FACTORIALS[countOf(dice, face)]!,
    FACTORIALS[sizeOf(dice)]!,
  )
}

/** Every roll of `count` dice; the ways sum to 6^count. */
export function rollsOf(count: DiceCount): Roll[] {
  return multisetsOfSize(count).map((dice) => ({ dice, ways: waysToRoll(dice) }))
}

export function chanceOf(ways: number, count: DiceCount): Probability {
  return ways / 6 ** count
}
