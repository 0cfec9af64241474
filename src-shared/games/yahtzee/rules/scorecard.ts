import type { Points } from '../../../base/units.ts'
import { ALL_CATEGORIES, NO_CATEGORIES, type CategorySet } from './categories.ts'

/**
 * The part of a scorecard on which the rest of the game depends: the triple (C, m, f) of Glenn
 * 2006, observations 4.1 and 4.2.
 */
export interface Scorecard {
  /** C: categories used. */
  readonly used: CategorySet
  /** m: points in the upper categories; points above the rules' threshold do not matter. */
  readonly upper: Points
  /** f: the Yahtzee box was used with 50. */
  readonly yahtzeeScored: boolean
}

export const EMPTY_CARD: Scorecard = { used: NO_CATEGORIES, upper: 0, yahtzeeScored: false }

export function isFull({ used }: Scorecard): boolean {
  return used === ALL_CATEGORIES
}
