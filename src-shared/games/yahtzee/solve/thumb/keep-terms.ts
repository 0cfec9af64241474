import {
  CHANCE,
  FOUR,
  has,
  HOUSE,
  LARGE,
  SMALL,
  THREE,
  UPPER_CATEGORIES,
  UPPER_COUNT,
  YAHTZEE,
  ALL_CATEGORIES,
  type CategorySet,
} from '../../rules/categories.ts'
import { DICE, patternPoints } from '../../rules/scoring.ts'
import {
  contains,
  countOf,
  EMPTY,
  FACES,
  sizeOf,
  withDice,
  type Face,
  type Multiset,
} from '../../../../dice/multiset.ts'

/**
 * What a term may be about:
 * - `house`: a full house is left as it is;
 * - `row5`: so are five in a row, where a straight is open;
 * - `row4`: four in a row, for the large straight or to stay with the small one;
 * - `gap4`: four dice that lack one within five in a row;
 * - `row3`: 3 4 5 or 2 3 4;
 * - `trips`: three or more of a face that is open above;
 * - `above`: two or more of a face that is open above;
 * - `pairs`: two pairs, for the full house;
 * - `single`: without a pair that counts, one die of the highest face open above;
 * - `only-above`, `only-row`, `only-sum`: where nothing but faces, straights or chance is left;
 * - `kickers`: high dice beside three or four of a kind that are kept for their sum.
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
export type KeepKind = (typeof KEEP_KINDS)[number]

/** When a term holds: with two rerolls or more, or with the last one. */
export const WHENS = ['early', 'last'] as const

/** What a rule says about some rolls. The first of its terms that says something is followed. */
export interface KeepTerm {
  readonly kind: KeepKind
  /**
   * The least face that counts, 1 if it is missing; of the kinds in FROM_FACE alone. For rows it is
   * that of the pairs that go before them, which none does if it is missing.
   */
  readonly from?: Face
  /** Always, if it is missing. */
  readonly when?: (typeof WHENS)[number]
}

const ROWS: readonly KeepKind[] = ['row4', 'row3']

/** The kinds that can have a least face. */
export const FROM_FACE: readonly KeepKind[] = [
  ...ROWS,
  'trips',
  'above',
  'pairs',
  'single',
  'only-sum',
  'kickers',
]

const bit = (category: number): CategorySet => 1 << category
const STRAIGHTS = bit(SMALL) | bit(LARGE)
const SUMS_OF_A_KIND = bit(THREE) | bit(FOUR)
const OF_A_KIND = UPPER_CATEGORIES | SUMS_OF_A_KIND | bit(YAHTZEE) | bit(HOUSE)

/** The boxes of which it matters to a kind of term whether they are open. */
export const BOXES_OF: Readonly<Record<KeepKind, CategorySet>> = {
  house: bit(HOUSE),
  row5: STRAIGHTS,
  row4: STRAIGHTS,
  gap4: STRAIGHTS,
  row3: STRAIGHTS,
  trips: UPPER_CATEGORIES,
  above: UPPER_CATEGORIES,
  pairs: bit(HOUSE),
  single: UPPER_CATEGORIES,
  'only-above': OF_A_KIND,
  'only-row': STRAIGHTS | OF_A_KIND,
  'only-sum': ALL_CATEGORIES,
  kickers: UPPER_CATEGORIES | SUMS_OF_A_KIND | bit(YAHTZEE),
}

/** One die of each of so many faces in a row. */
const row = (first: number, length: number): Multiset =>
  FACES.slice(first - 1, first - 1 + length).reduce((dice, face) => withDice(dice, face), EMPTY)

/** Rows of so many dice, the highest first. */
const rowsOf = (length: number): Multiset[] => {
  const highest = UPPER_COUNT - length + 1
  return Array.from({ length: highest }, (_, i) => row(highest - i, length))
}

const ROWS_OF_FOUR = rowsOf(DICE - 1)
/** Those that can become four in a row on both sides. */
const OPEN_ROWS = [row(3, 3), row(2, 3)]
const GAPS = rowsOf(DICE)
  .flatMap((dice) =>
    FACES.filter((face) => countOf(dice, face) > 0).map((face) => withDice(dice, face, -1)),
  )
  .filter((dice) => !ROWS_OF_FOUR.includes(dice))

const firstIn = (roll: Multiset, some: readonly Multiset[]): Multiset | null =>
  some.find((dice) => contains(roll, dice)) ?? null

const allOf = (roll: Multiset, isOne: (face: Face) => boolean): Multiset =>
  FACES.filter(isOne).reduce((dice, face) => withDice(dice, face, countOf(roll, face)), EMPTY)

/** The face of which most dice show; of equal ones one that is open above, of those the highest. */
function mostOf(roll: Multiset, open: CategorySet, faces: readonly Face[]): Face | null {
  const rank = (face: Face): number =>
    100 * countOf(roll, face) + (has(open, face - 1) ? 10 : 0) + face
  const shown = faces.filter((face) => countOf(roll, face) > 0)
  return shown.length > 0 ? shown.reduce((a, b) => (rank(b) > rank(a) ? b : a)) : null
}

/** All dice of that face. */
function most(roll: Multiset, open: CategorySet, faces: readonly Face[]): Multiset | null {
  const face = mostOf(roll, open, faces)
  return face === null ? null : allOf(roll, (one) => one === face)
}

/** The different dice that lie in one row of so many, the most that there are. */
function towardsRow(roll: Multiset, length: number): Multiset {
  const parts = rowsOf(length).map((dice) =>
    FACES.filter((face) => countOf(dice, face) > 0 && countOf(roll, face) > 0).reduce(
      (part, face) => withDice(part, face),
      EMPTY,
    ),
  )
  return parts.reduce((best, part) => (sizeOf(part) > sizeOf(best) ? part : best))
}

/** The most of a kind: what every rule does in the end. */
export function mostOfAKind(roll: Multiset, open: CategorySet): Multiset {
  return most(roll, open, FACES) ?? EMPTY
}

/**
 * What a term keeps of a roll while the boxes of `open` are open; null where it says nothing about
 * it. It looks at the boxes of BOXES_OF alone.
 */
export function keptBy(term: KeepTerm, roll: Multiset, open: CategorySet): Multiset | null {
  const { kind, from = 1 } = term
  const isOpen = (category: number): boolean => has(open, category)
  const noneOpen = (some: CategorySet): boolean => (open & some) === 0
  const showing = (least: number): Face[] => FACES.filter((face) => countOf(roll, face) >= least)
  const aboveOf = (least: number): Face[] =>
    showing(least).filter((face) => face >= from && isOpen(face - 1))
  if (ROWS.includes(kind) && isOpen(LARGE) && term.from !== undefined) {
    if (showing(2).some((face) => face >= from)) return null
  }
  switch (kind) {
    case 'house':
      return isOpen(HOUSE) && patternPoints(HOUSE, roll) > 0 ? roll : null
    case 'row5':
      return !noneOpen(STRAIGHTS) && patternPoints(LARGE, roll) > 0 ? roll : null
    case 'row4': {
      const four = noneOpen(STRAIGHTS) ? null : firstIn(roll, ROWS_OF_FOUR)
      return four !== null && !isOpen(LARGE) ? roll : four
    }
    case 'gap4':
      return isOpen(LARGE) ? firstIn(roll, GAPS) : null
    case 'row3':
      return noneOpen(STRAIGHTS) ? null : firstIn(roll, OPEN_ROWS)
    case 'trips':
      return most(roll, open, aboveOf(3))
    case 'above':
      return most(roll, open, aboveOf(2))
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
      return noneOpen(OF_A_KIND & ~UPPER_CATEGORIES) ? most(roll, open, aboveOf(1)) : null
    case 'only-row':
      if (!noneOpen(OF_A_KIND) || noneOpen(STRAIGHTS)) return null
      return towardsRow(roll, isOpen(LARGE) ? DICE : DICE - 1)
    case 'only-sum':
      return open === bit(CHANCE) ? allOf(roll, (face) => face >= from) : null
    case 'kickers': {
      const least = isOpen(THREE) ? 3 : 4
      const face = showing(least).find((one) => !isOpen(one - 1))
      const isForSum = face !== undefined && !isOpen(YAHTZEE) && !noneOpen(SUMS_OF_A_KIND)
      return isForSum ? allOf(roll, (one) => one === face || one >= from) : null
    }
  }
}
