import { PRESETS } from './presets.ts'
import { boxesText, type RuleSet } from './rule-set.ts'
import type { BoxSet } from './scorecard.ts'

// Box numbers of the cards for which hasThirteenBoxes holds, in the order of Glenn 2006, section 5.
// Box i < UPPER_COUNT is the upper box of face i + 1.

export const BOX_COUNT = 13
export const UPPER_COUNT = 6

export const THREE = 6
export const FOUR = 7
export const HOUSE = 8
export const SMALL = 9
export const LARGE = 10
export const CHANCE = 11
export const ALL_ALIKE = 12

/** Names of the boxes in stored data and texts of games. */
export const BOX_NAMES = PRESETS.forced.boxes.map(({ name }) => name)

export const ALL_BOXES: BoxSet = (1 << BOX_COUNT) - 1

/** Box numbers, hardest to fill first; upper boxes from the sixes down. */
export const HARDEST_FIRST: readonly number[] = [
  ALL_ALIKE,
  LARGE,
  FOUR,
  HOUSE,
  SMALL,
  THREE,
  5,
  4,
  3,
  2,
  1,
  0,
  CHANCE,
]

const BOXES = JSON.stringify(boxesText(PRESETS.forced.boxes))

/** True for a card with the boxes of the official game in any order of play, bonus and joker rule. */
export function hasThirteenBoxes({ dice, boxes }: RuleSet): boolean {
  return dice === PRESETS.forced.dice && JSON.stringify(boxesText(boxes)) === BOXES
}
