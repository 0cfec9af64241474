import * as v from 'valibot'
import { whole } from '../../../schemas/numbers.ts'
import { hasThirteenBoxes } from '../rules/former.ts'
import type { RuleSet } from '../rules/rule-set.ts'

/** Boxes of Yahtzee by number, as sessions, records, packages and ids of flashcards name them. */
export const FORMER_BOX_NAMES = [
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

/** A box by its number in the card; reads Yahtzee's former names as well. */
export const boxNumber = v.union([
  whole(0, 23),
  v.pipe(
    v.picklist(FORMER_BOX_NAMES),
    v.transform((name) => FORMER_BOX_NAMES.indexOf(name)),
  ),
])

/** Records of before cards were data call the box `category`. */
export function fromCategory<T extends { readonly category: unknown }>({
  category,
  ...rest
}: T): Omit<T, 'category'> & { box: T['category'] } {
  return { ...rest, box: category }
}

/** A box in ids and records: by its former name on a card with the thirteen boxes, else by number. */
export function boxKey(rules: RuleSet, box: number): string {
  return hasThirteenBoxes(rules) ? FORMER_BOX_NAMES[box]! : String(box)
}

/** Inverse of boxKey for any card; null if it names no box. */
export function boxOfKey(key: string): number | null {
  const read = v.safeParse(boxNumber, /^(0|[1-9]\d?)$/.test(key) ? Number(key) : key)
  return read.success ? read.output : null
}
