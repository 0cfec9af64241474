import { has, type BoxSet } from '../../rules/scorecard.ts'
import { longestRun } from '../../rules/scoring.ts'
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
} from '../../../../dice/multiset.ts'
import {
  ALL_BOXES,
  CHANCE,
  FOUR,
  HOUSE,
  LARGE,
  SMALL,
  THREE,
  UPPER_BOXES,
  UPPER_COUNT,
  ALL_ALIKE,
} from '../../rules/thirteen-boxes.ts'

/**
 * Kinds of terms, by what they keep:
 * - `house`: a full house;
 * - `row5`: five in a row, if a straight is open;
 * - `row4`: four in a row for the large straight; all five dice if only the small one is open;
 * - `gap4`: four of five in a row, with a gap inside;
 * - `row3`: 3 4 5 or 2 3 4;
 * - `trips`: three or more of a face whose upper box is open;
 * - `above`: two or more of a face whose upper box is open;
 * - `pairs`: two pairs, for the full house;
 * - `single`: without a pair that counts, one die of the highest face, open upper boxes first;
 * - `only-above`: a face whose upper box is open, once no other box of equal dice is open;
 * - `only-row`: dice within one straight, once no box of equal dice is open;
 * - `only-sum`: high dice, once only chance is open;
 * - `kickers`: high dice beside three or four of a kind kept for their sum.
 */
export const KEEP_KINDS = [
  'house',
  'row5',
  'row4',
  'gap4',
  'row3',
  'trips',
  'above',
  'pairs',
  'single',
  'only-above',
  'only-row',
  'only-sum',
  'kickers',
] as const
export type KeepTermKind = (typeof KEEP_KINDS)[number]

/** `early`: with two or more rerolls left; `last`: with one. */
export const WHENS = ['early', 'last'] as const

export interface KeepTerm {
  readonly kind: KeepTermKind
  /**
   * Least face that counts, default 1; only for kinds in FROM_FACE. A row term does not apply if
   * there is a pair of this face or higher and the large straight is open; default: pairs do not
   * matter.
   */
  readonly from?: Face
  readonly when?: (typeof WHENS)[number]
}

const ROWS: readonly KeepTermKind[] = ['row4', 'row3']

export const FROM_FACE: readonly KeepTermKind[] = [
  ...ROWS,
  'trips',
  'above',
  'pairs',
  'single',
  'only-sum',
  'kickers',
]

const DICE = 5

const bit = (box: number): BoxSet => 1 << box
const STRAIGHTS = bit(SMALL) | bit(LARGE)
const SUMS_OF_A_KIND = bit(THREE) | bit(FOUR)
const OF_A_KIND = UPPER_BOXES | SUMS_OF_A_KIND | bit(ALL_ALIKE) | bit(HOUSE)

/** Boxes that matter to a kind of term: it depends on which of them are open. */
export const BOXES_OF: Readonly<Record<KeepTermKind, BoxSet>> = {
  house: bit(HOUSE),
  row5: STRAIGHTS,
  row4: STRAIGHTS,
  gap4: STRAIGHTS,
  row3: STRAIGHTS,
  trips: UPPER_BOXES,
  above: UPPER_BOXES,
  pairs: bit(HOUSE),
  single: UPPER_BOXES,
  'only-above': OF_A_KIND,
  'only-row': STRAIGHTS | OF_A_KIND,
  'only-sum': ALL_BOXES,
  kickers: UPPER_BOXES | SUMS_OF_A_KIND | bit(ALL_ALIKE),
}

const row = (first: number, length: number): Multiset =>
  multisetOf(FACES.slice(first - 1, first - 1 + length))

const rowsOf = (length: number): Multiset[] => {
  const highest = UPPER_COUNT - length + 1
  return Array.from({ length: highest }, (_, i) => row(highest - i, length))
}

const ROWS_OF_FOUR = rowsOf(DICE - 1)
/** Rows that can become four in a row on both sides. */
const OPEN_ROWS = [row(3, 3), row(2, 3)]
const GAPS = rowsOf(DICE)
  .flatMap((dice) =>
    FACES.filter((face) => countOf(dice, face) > 0).map((face) => withDice(dice, face, -1)),
  )
  .filter((dice) => !ROWS_OF_FOUR.includes(dice))

const isHouse = (roll: Multiset): boolean =>
  FACES.some((face) => countOf(roll, face) === 3) && FACES.some((face) => countOf(roll, face) === 2)

const firstIn = (roll: Multiset, some: readonly Multiset[]): Multiset | null =>
  some.find((dice) => contains(roll, dice)) ?? null

/** Of several such rows the highest; null if there is none. */
export const fourInARow = (roll: Multiset): Multiset | null => firstIn(roll, ROWS_OF_FOUR)

const allOf = (roll: Multiset, isOne: (face: Face) => boolean): Multiset =>
  FACES.filter(isOne).reduce((dice, face) => withDice(dice, face, countOf(roll, face)), EMPTY)

/** Most frequent face; of several, prefers an open upper box, then the highest face. */
function mostOf(roll: Multiset, open: BoxSet, faces: readonly Face[]): Face | null {
  const rank = (face: Face): number =>
    100 * countOf(roll, face) + (has(open, face - 1) ? 10 : 0) + face
  const shown = faces.filter((face) => countOf(roll, face) > 0)
  return shown.length > 0 ? shown.reduce((a, b) => (rank(b) > rank(a) ? b : a)) : null
}

/** Dice of the most frequent of some faces, see mostOf; null if none is there. */
export function mostAmong(roll: Multiset, open: BoxSet, faces: readonly Face[]): Multiset | null {
  const face = mostOf(roll, open, faces)
  return face === null ? null : withDice(EMPTY, face, countOf(roll, face))
}

function towardsRow(roll: Multiset, length: number): Multiset {
  const parts = rowsOf(length).map((dice) =>
    multisetOf(FACES.filter((face) => countOf(dice, face) > 0 && countOf(roll, face) > 0)),
  )
  return parts.reduce((best, part) => (sizeOf(part) > sizeOf(best) ? part : best))
}

export function mostOfAKind(roll: Multiset, open: BoxSet): Multiset {
  return mostAmong(roll, open, FACES) ?? EMPTY
}

/**
 * Dice that a term keeps of a roll while the boxes of `open` are open; null if it does not apply.
 * Depends on the boxes of BOXES_OF only.
 */
export function keptBy(term: KeepTerm, roll: Multiset, open: BoxSet): Multiset | null {
  const { kind, from = 1 } = term
  const isOpen = (box: number): boolean => has(open, box)
  const noneOpen = (some: BoxSet): boolean => (open & some) === 0
  const showing = (least: number): Face[] => FACES.filter((face) => countOf(roll, face) >= least)
  const aboveOf = (least: number): Face[] =>
    showing(least).filter((face) => face >= from && isOpen(face - 1))
  if (ROWS.includes(kind) && isOpen(LARGE) && term.from !== undefined) {
    if (showing(2).some((face) => face >= from)) return null
  }
  switch (kind) {
    case 'house':
      return isOpen(HOUSE) && isHouse(roll) ? roll : null
    case 'row5':
      return !noneOpen(STRAIGHTS) && longestRun(roll).length === DICE ? roll : null
    case 'row4': {
      const four = noneOpen(STRAIGHTS) ? null : fourInARow(roll)
      return four !== null && !isOpen(LARGE) ? roll : four
    }
    case 'gap4':
      return isOpen(LARGE) ? firstIn(roll, GAPS) : null
    case 'row3':
      return noneOpen(STRAIGHTS) ? null : firstIn(roll, OPEN_ROWS)
    case 'trips':
      return mostAmong(roll, open, aboveOf(3))
    case 'above':
      return mostAmong(roll, open, aboveOf(2))
    case 'pairs': {
      const faces = isOpen(HOUSE) ? showing(2).filter((face) => face >= from) : []
      return faces.length === 2 ? allOf(roll, (face) => faces.includes(face)) : null
    }
    case 'single': {
      if (showing(3).length > 0 || showing(2).some((face) => face >= from)) return null
      const single = mostOf(
        roll,
        open,
        showing(1).filter((face) => face >= from && countOf(roll, face) === 1),
      )
      return single === null ? null : withDice(EMPTY, single)
    }
    case 'only-above':
      return noneOpen(OF_A_KIND & ~UPPER_BOXES) ? mostAmong(roll, open, aboveOf(1)) : null
    case 'only-row':
      if (!noneOpen(OF_A_KIND) || noneOpen(STRAIGHTS)) return null
      return towardsRow(roll, isOpen(LARGE) ? DICE : DICE - 1)
    case 'only-sum':
      return open === bit(CHANCE) ? allOf(roll, (face) => face >= from) : null
    case 'kickers': {
      const least = isOpen(THREE) ? 3 : 4
      const face = showing(least).find((one) => !isOpen(one - 1))
      const isForSum = face !== undefined && !isOpen(ALL_ALIKE) && !noneOpen(SUMS_OF_A_KIND)
      return isForSum ? allOf(roll, (one) => one === face || one >= from) : null
    }
  }
}
