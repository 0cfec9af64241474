import { countOf, type Face } from '../../../dice/multiset.ts'
import { FOUR, HOUSE, LARGE, SMALL, THREE } from '../rules/categories.ts'
import { ROLLS } from './keeps.ts'
import { DICE, patternPoints, sumOf, yahtzeeFace } from '../rules/scoring.ts'

/** Properties that the lower categories see of a roll that is no Yahtzee. */
export interface LowerClass {
  readonly sum: number
  /** The most of one face as far as a category asks for it. */
  readonly kind: 0 | 3 | 4
  readonly house: boolean
  readonly small: boolean
  readonly large: boolean
}

/**
 * A half of the faces, 1 to 3 or 4 to 6, by how many dice show each: two halves are a roll. The 56
 * halves with up to five dice are numbered alike for both.
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

/** By roll, the number of its half of faces 1 to 3. */
export const LOW_HALF: Uint8Array = Uint8Array.from(ROLLS, (_, roll) => halfOf(roll, 1))

/** By roll, the number of its half of faces 4 to 6. */
export const HIGH_HALF: Uint8Array = Uint8Array.from(ROLLS, (_, roll) => halfOf(roll, 4))

/** `CLASS_OF` of a Yahtzee is this plus the face. */
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

/** By roll, the number of its class. */
export const CLASS_OF: Uint8Array = Uint8Array.from(ROLLS, (_, roll) => classNumber(roll))

/** The classes of all rolls that are no Yahtzee. */
export const LOWER_CLASSES: readonly LowerClass[] = classes
