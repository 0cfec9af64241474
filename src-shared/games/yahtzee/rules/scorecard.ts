import type { Points } from '../../../base/units.ts'
import { ALL_CATEGORIES, NO_CATEGORIES, type CategorySet } from './categories.ts'

/**
 * As much of a scorecard as the rest of the game depends on (Glenn 2006, observations 4.1 and 4.2):
 * the triple (C, m, f).
 */
export interface Scorecard {
  /** The categories used, C. */
  readonly used: CategorySet
  /** The points in the upper categories, m; what lies above the rules' threshold does not count. */
  readonly upper: Points
  /** Whether the Yahtzee box was used with 50, f. */
  readonly yahtzeeScored: boolean
}

/** The scorecard at the beginning of a game. */
export const EMPTY_CARD: Scorecard = { used: NO_CATEGORIES, upper: 0, yahtzeeScored: false }

/** Whether all categories of a card are used. */
export function isFull({ used }: Scorecard): boolean {
  return used === ALL_CATEGORIES
}
