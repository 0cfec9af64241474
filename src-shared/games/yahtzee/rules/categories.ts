/**
 * Boxes in the order of Glenn 2006, section 5. The index of a category is its number, and its bit
 * in a CategorySet.
 */
export const CATEGORIES = [
  'ones',
  'twos',
  'threes',
  'fours',
  'fives',
  'sixes',
  'threeOfAKind',
  'fourOfAKind',
  'fullHouse',
  'smallStraight',
  'largeStraight',
  'chance',
  'yahtzee',
] as const
export type Category = (typeof CATEGORIES)[number]

/** Category i < UPPER_COUNT is the upper box of face i + 1. */
export const UPPER_COUNT = 6

export const THREE = 6
export const FOUR = 7
export const HOUSE = 8
export const SMALL = 9
export const LARGE = 10
export const CHANCE = 11
export const YAHTZEE = 12

/** Category numbers, hardest to fill first; upper boxes from the sixes down. */
export const HARDEST_FIRST: readonly number[] = [
  YAHTZEE,
  LARGE,
  FOUR,
  HOUSE,
  SMALL,
  THREE,
  ...[5, 4, 3, 2, 1, 0],
  CHANCE,
]

/** Bit i stands for category number i. */
export type CategorySet = number

export const NO_CATEGORIES: CategorySet = 0
export const ALL_CATEGORIES: CategorySet = (1 << CATEGORIES.length) - 1
export const UPPER_CATEGORIES: CategorySet = (1 << UPPER_COUNT) - 1
export const LOWER_CATEGORIES: CategorySet = ALL_CATEGORIES & ~UPPER_CATEGORIES

export function numberOf(category: Category): number {
  return CATEGORIES.indexOf(category)
}

export function setOf(categories: readonly Category[]): CategorySet {
  return categories.reduce((set, category) => set | (1 << numberOf(category)), NO_CATEGORIES)
}

export function categoriesOf(set: CategorySet): Category[] {
  return CATEGORIES.filter((_, number) => has(set, number))
}

export function has(set: CategorySet, number: number): boolean {
  return ((set >> number) & 1) === 1
}

export function countOfSet(set: CategorySet): number {
  let count = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) count++
  return count
}
