import {
  contains,
  countOf,
  EMPTY,
  FACES,
  multisetOf,
  sizeOf,
  withDice,
  type Face,
  type Multiset,
} from '../../../dice/multiset.ts'
import { allBoxes, boxesOf, countOfSet, has, type BoxSet } from '../rules/scorecard.ts'
import { shapeSum } from '../rules/shapes.ts'
import type { Row, StepCard } from './step-card.ts'
import type { StepId, StepNumbers } from './step-list.ts'

/** A decision about dice. */
export interface KeepMoment {
  readonly card: StepCard
  readonly numbers: StepNumbers
  readonly roll: Multiset
  /** Boxes that may be used next. */
  readonly open: BoxSet
  /** With one reroll left. */
  readonly isLast: boolean
}

/** The part of a sentence that says which dice to keep. */
export interface KeepRule {
  readonly step: StepId
  /** False where it says nothing, whatever the dice. */
  readonly applies: (card: StepCard, open: BoxSet) => boolean
  /** Boxes on which it depends where it applies. */
  readonly boxes: (card: StepCard) => BoxSet
  /** Null where it says nothing. */
  readonly keeps: (moment: KeepMoment) => Multiset | null
}

const allOf = (roll: Multiset, faces: readonly Face[]): Multiset =>
  faces.reduce((dice, face) => withDice(dice, face, countOf(roll, face)), EMPTY)

const facesIn = (roll: Multiset, least = 1): Face[] =>
  FACES.filter((face) => countOf(roll, face) >= least)

/** Dice of the face that ranks highest; of equals the higher face. No dice without faces. */
function mostOf(roll: Multiset, faces: readonly Face[], rank: (face: Face) => number): Multiset {
  if (faces.length === 0) return EMPTY
  return allOf(roll, [faces.reduce((a, b) => (rank(b) >= rank(a) ? b : a))])
}

function isUpperOpen({ card, open }: KeepMoment, face: Face): boolean {
  const box = card.faceBoxes[face - 1]!
  return box >= 0 && has(open, box)
}

function largestGroup(moment: KeepMoment): Multiset {
  const { roll, numbers } = moment
  return mostOf(
    roll,
    facesIn(roll),
    (face) => countOf(roll, face) + (isUpperOpen(moment, face) ? numbers.openCounts : 0),
  )
}

const highDice = ({ roll, isLast }: KeepMoment): Multiset =>
  allOf(roll, isLast ? [4, 5, 6] : [5, 6])

const openRows = ({ card, open }: KeepMoment): Row[] =>
  card.rows.filter(({ box }) => has(open, box))

/** Most different dice within one of the longest rows, of equals the higher. */
function towardsRow(roll: Multiset, rows: readonly Row[]): Multiset {
  const parts = rows
    .filter(({ faces }) => faces.length === rows[0]!.faces.length)
    .map(({ faces }) => multisetOf(faces.filter((face) => countOf(roll, face) > 0)))
  return parts.reduce((best, part) => (sizeOf(part) > sizeOf(best) ? part : best))
}

/** All dice of a made row, or just the row where it is a part of a longer one that is open. */
function madeRow(moment: KeepMoment): Multiset | null {
  const rows = openRows(moment)
  const made = rows.find(({ dice }) => contains(moment.roll, dice))
  if (made === undefined) return null
  const isPart = rows.some(({ dice }) => dice !== made.dice && contains(dice, made.dice))
  return isPart ? made.dice : moment.roll
}

/** Four or more in a row to which one die is missing. */
function nearRow(moment: KeepMoment): Multiset | null {
  const parts = openRows(moment).flatMap(({ near }) => near)
  return parts.find((dice) => contains(moment.roll, dice)) ?? null
}

function madeHouse({ card, roll, open, isLast, numbers }: KeepMoment): Multiset | null {
  const isMade = boxesOf(card.houses & open).some(
    (box) => shapeSum(card.rules.boxes[box]!.shape, roll) !== null,
  )
  const stays = isLast || numbers.houseStays === 'always'
  return stays && isMade && facesIn(roll).length > 1 ? roll : null
}

function withoutEquals(moment: KeepMoment): Multiset {
  const { card, roll, open } = moment
  if ((open & card.upper) !== 0) {
    const faces = facesIn(roll).filter((face) => isUpperOpen(moment, face))
    return mostOf(roll, faces, (face) => countOf(roll, face))
  }
  const rows = openRows(moment)
  return rows.length === 0 ? highDice(moment) : towardsRow(roll, rows)
}

/** Of the most frequent faces at most so many dice each; a second one only from a pair. */
function towardsHouse(roll: Multiset, sizes: readonly number[]): Multiset {
  const faces = facesIn(roll).toSorted((a, b) => countOf(roll, b) - countOf(roll, a) || b - a)
  return faces.slice(0, sizes.length).reduce<Multiset>((dice, face, i) => {
    const count = countOf(roll, face)
    return i > 0 && count < 2 ? dice : withDice(dice, face, Math.min(count, sizes[i]!))
  }, EMPTY)
}

function forLastBox(moment: KeepMoment): Multiset {
  const { card, roll, open } = moment
  const { shape, sum } = card.rules.boxes[boxesOf(open)[0]!]!
  switch (shape.kind) {
    case 'face':
      return allOf(roll, [shape.face])
    case 'run':
    case 'faces':
      return towardsRow(roll, openRows(moment))
    case 'any':
      return highDice(moment)
    case 'alike': {
      const sizes = shape.sizes.toSorted((a, b) => b - a)
      if (sizes.length > 1) return towardsHouse(roll, sizes)
      const group = largestGroup(moment)
      const isForSum = sum === 'all' && sizeOf(group) >= sizes[0]!
      return isForSum
        ? allOf(roll, [...new Set([...facesIn(group), ...facesIn(highDice(moment))])])
        : group
    }
  }
}

function twoPairs(moment: KeepMoment): Multiset | null {
  const faces = facesIn(moment.roll, 2)
  const isKept = faces.length === 2 && !faces.some((face) => isUpperOpen(moment, face))
  return isKept ? allOf(moment.roll, faces) : null
}

const THREES_IN_A_ROW = [multisetOf([3, 4, 5]), multisetOf([2, 3, 4])]

function threeInARow(moment: KeepMoment): Multiset | null {
  if (facesIn(moment.roll, 2).some((face) => face > 1)) return null
  const rows = openRows(moment).filter(({ faces }) => faces.length > 3)
  const fits = (dice: Multiset): boolean =>
    contains(moment.roll, dice) && rows.some((row) => contains(row.dice, dice))
  return THREES_IN_A_ROW.find(fits) ?? null
}

const always = (): boolean => true
const everyBox = ({ rules }: StepCard): BoxSet => allBoxes(rules)
const ofRows = ({ rowBoxes }: StepCard): BoxSet => rowBoxes

/** The first one that says something is followed; the last one always does. */
export const KEEP_RULES: readonly KeepRule[] = [
  { step: 'rows', applies: always, boxes: ofRows, keeps: madeRow },
  { step: 'house', applies: always, boxes: ({ houses }) => houses, keeps: madeHouse },
  { step: 'rows', applies: always, boxes: ofRows, keeps: nearRow },
  {
    step: 'no-equals',
    applies: ({ equals }, open) => (open & equals) === 0,
    boxes: everyBox,
    keeps: withoutEquals,
  },
  {
    step: 'two-pairs',
    applies: ({ houses }, open) => (open & houses) !== 0,
    boxes: ({ houses, upper }) => houses | upper,
    keeps: twoPairs,
  },
  {
    step: 'last-box',
    applies: (_, open) => countOfSet(open) === 1,
    boxes: everyBox,
    keeps: forLastBox,
  },
  { step: 'three-in-a-row', applies: always, boxes: ofRows, keeps: threeInARow },
  { step: 'group', applies: always, boxes: ({ upper }) => upper, keeps: largestGroup },
]
