import * as v from 'valibot'
import { whole } from '../../../schemas/numbers.ts'
import { BOX_NAMES, hasThirteenBoxes } from '../rules/thirteen-boxes.ts'
import type { RuleSet } from '../rules/rule-set.ts'

/** A box by its number in the card; reads former names as well. */
export const boxNumber = v.union([
  whole(0, 23),
  v.pipe(
    v.picklist(BOX_NAMES),
    v.transform((name) => BOX_NAMES.indexOf(name)),
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
  return hasThirteenBoxes(rules) ? BOX_NAMES[box]! : String(box)
}

/** Inverse of boxKey for any card; null if it names no box. */
export function boxOfKey(key: string): number | null {
  const read = v.safeParse(boxNumber, /^(0|[1-9]\d?)$/.test(key) ? Number(key) : key)
  return read.success ? read.output : null
}
