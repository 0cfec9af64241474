/**
 * The boxes of the scorecard, in the order of Glenn 2006, section 5. A category's place in this list
 * is its number, and its bit in a set of categories.
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

/** The number of upper categories; the upper category numbered i is for the face i + 1. */
export const UPPER_COUNT = 6

/** The numbers of the lower categories. */
export const THREE = 6
export const FOUR = 7
export const HOUSE = 8
export const SMALL = 9
export const LARGE = 10
export const CHANCE = 11
export const YAHTZEE = 12

/** The numbers of the categories, those that are harder to fill first; of faces the higher first. */
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

/** Some categories: bit i stands for the category numbered i. */
export type CategorySet = number

export const NO_CATEGORIES: CategorySet = 0
export const ALL_CATEGORIES: CategorySet = (1 << CATEGORIES.length) - 1
export const UPPER_CATEGORIES: CategorySet = (1 << UPPER_COUNT) - 1
export const LOWER_CATEGORIES: CategorySet = ALL_CATEGORIES & ~UPPER_CATEGORIES

/** A category's number. */
export function numberOf(category: Category): number {
  return CATEGORIES.indexOf(category)
}

/** The set of some categories. */
export function setOf(categories: readonly Category[]): CategorySet {
  return categories.reduce((set, category) => set | (1 << numberOf(category)), NO_CATEGORIES)
}

/** The categories of a set, in order. */
export function categoriesOf(set: CategorySet): Category[] {
  return CATEGORIES.filter((_, number) => has(set, number))
}

/** Whether the category so numbered is in a set. */
export function has(set: CategorySet, number: number): boolean {
  return ((set >> number) & 1) === 1
}

/** How many categories a set has. */
export function countOfSet(set: CategorySet): number {
  let count = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) count++
  return count
}
