import type { Points } from '../../../base/units.ts'
import {
  EMPTY,
  FACES,
  multisetOf,
  sizeOf,
  withDice,
  type Face,
  type Multiset,
} from '../../../dice/multiset.ts'

/**
 * Dice that score together:
 *
 * - `set`: `count` dice of one face; any face if null.
 * - `run`: one die of each of `length` faces in a row from `from` on; anywhere if null.
 * - `groups`: dice of different faces by group size: two triplets are [3, 3], a full house [3, 2].
 * - `faces`: exactly these dice.
 * - `nothing`: all dice of a full roll, if nothing else in it scores.
 */
export type Pattern =
  | { readonly kind: 'set'; readonly face: Face | null; readonly count: number }
  | { readonly kind: 'run'; readonly from: Face | null; readonly length: number }
  | { readonly kind: 'groups'; readonly sizes: readonly number[] }
  | { readonly kind: 'faces'; readonly faces: readonly Face[] }
  | { readonly kind: 'nothing' }

export type PatternKind = Pattern['kind']

export type Combination<K extends PatternKind = PatternKind> = Extract<
  Pattern,
  { readonly kind: K }
> & { readonly points: Points }

export type OtherCombination = Combination<'run' | 'groups' | 'faces'>

/** What may count for one player alone. */
export type SideCombination = Combination<'set' | 'run' | 'groups' | 'faces'>

function allStarts(length: number): Face[] {
  return FACES.filter((face) => face + length - 1 <= FACES.length)
}

function groupings(
  sizes: readonly number[],
  dice = EMPTY,
  taken: readonly Face[] = [],
): Multiset[] {
  const [size, ...rest] = sizes
  if (size === undefined) return [dice]
  return FACES.filter((face) => !taken.includes(face)).flatMap((face) =>
    groupings(rest, withDice(dice, face, size), [...taken, face]),
  )
}

/** Every choice of dice that makes the pattern; none for "nothing", which depends on the roll. */
export function diceOfPattern(pattern: Pattern): Multiset[] {
  switch (pattern.kind) {
    case 'set':
      return (pattern.face === null ? FACES : [pattern.face]).map((face) =>
        withDice(EMPTY, face, pattern.count),
      )
    case 'run':
      return (pattern.from === null ? allStarts(pattern.length) : [pattern.from]).map((from) =>
        multisetOf(FACES.slice(from - 1, from - 1 + pattern.length)),
      )
    case 'groups':
      return [...new Set(groupings(pattern.sizes))]
    case 'faces':
      return [multisetOf(pattern.faces)]
    case 'nothing':
      return []
  }
}

export function sizeOfPattern(pattern: Pattern): number | null {
  const [dice] = diceOfPattern(pattern)
  return dice === undefined ? null : sizeOf(dice)
}

export function patternKey(pattern: Pattern): string {
  switch (pattern.kind) {
    case 'set':
      return `set.${pattern.face ?? 'any'}.${pattern.count}`
    case 'run':
      return `run.${pattern.from ?? 'any'}.${pattern.length}`
    case 'groups':
      return `groups.${pattern.sizes.join('.')}`
    case 'faces':
      return `faces.${pattern.faces.join('.')}`
    case 'nothing':
      return 'nothing'
  }
}
