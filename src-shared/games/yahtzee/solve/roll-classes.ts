import { countOf, type Face } from '../../../dice/multiset.ts'
import { FOUR, HOUSE, LARGE, SMALL, THREE } from '../rules/categories.ts'
import { ROLLS } from './keeps.ts'
import { DICE, patternPoints, sumOf, yahtzeeFace } from '../rules/scoring.ts'

/** Properties of a roll that decide its points in the lower categories; not for a Yahtzee. */
export interface LowerClass {
  readonly sum: number
  /** Most equal dice, as far as a category requires them. */
  readonly kind: 0 | 3 | 4
  readonly house: boolean
  readonly small: boolean
  readonly large: boolean
}

/**
 * Dice counts of half of the faces, 1 to 3 or 4 to 6; two halves make a roll. The 56 halves with up
 * to five dice have the same numbers for both.
 */
export const HALVES: readonly (readonly [number, number, number])[] = [0, 1, 2, 3, 4, 5].flatMap(
  (a) =>
    [0, 1, 2, 3, 4, 5].flatMap((b) =>
      [0, 1, 2, 3, 4, 5]
        .filter((c) => a + b + c <= DICE)
        .map((c): [number, number, number] => [a, b, c]),
    ),
)

const halfNumbers = new Map(HALVES.map((half, number) => [half.join(), number]))

function halfOf(roll: number, firstFace: 1 | 4): number {
  const counts = [0, 1, 2].map((i) => countOf(ROLLS[roll]!, (firstFace + i) as Face))
  return halfNumbers.get(counts.join())!
}

/** By roll: number of its half of faces 1 to 3; HIGH_HALF: of faces 4 to 6. */
export const LOW_HALF: Uint8Array = Uint8Array.from(ROLLS, (_, roll) => halfOf(roll, 1))

export const HIGH_HALF: Uint8Array = Uint8Array.from(ROLLS, (_, roll) => halfOf(roll, 4))

export const YAHTZEE_CLASS = 200

const classes: LowerClass[] = []
const classNumbers = new Map<string, number>()

function classNumber(roll: number): number {
  const dice = ROLLS[roll]!
  const face = yahtzeeFace(dice)
  if (face > 0) return YAHTZEE_CLASS + face
  const found: LowerClass = {
    sum: sumOf(dice),
    kind: patternPoints(FOUR, dice) > 0 ? 4 : patternPoints(THREE, dice) > 0 ? 3 : 0,
    house: patternPoints(HOUSE, dice) > 0,
    small: patternPoints(SMALL, dice) > 0,
    large: patternPoints(LARGE, dice) > 0,
  }
  const key = JSON.stringify(found)
  const known = classNumbers.get(key)
  if (known !== undefined) return known
  classNumbers.set(key, classes.length)
  return classes.push(found) - 1
}

/** By roll: index in LOWER_CLASSES; for a Yahtzee, YAHTZEE_CLASS + face. */
export const CLASS_OF: Uint8Array = Uint8Array.from(ROLLS, (_, roll) => classNumber(roll))

export const LOWER_CLASSES: readonly LowerClass[] = classes
