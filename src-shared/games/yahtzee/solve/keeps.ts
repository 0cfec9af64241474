import { countOf, FACES, multisetsOfSize, withDice, without } from '../../../dice/multiset.ts'
import type { Multiset } from '../../../dice/multiset.ts'
import { chanceOf, waysToRoll } from '../../../dice/rolls.ts'
import { DICE } from '../rules/scoring.ts'

export const ROLLS: readonly Multiset[] = multisetsOfSize(DICE)

/**
 * All 462 keeps: the rolls themselves, then four dice, three, two, one, none. The index of a keep
 * is its number.
 */
export const KEEPS: readonly Multiset[] = [5, 4, 3, 2, 1, 0].flatMap((size) =>
  size === 0 ? [0 as Multiset] : multisetsOfSize(size),
)

export const ROLL_COUNT = ROLLS.length
export const KEEP_COUNT = KEEPS.length

export const NOTHING_KEPT = KEEP_COUNT - 1

const numbers = new Map(KEEPS.map((keep, number) => [keep, number]))

/** Number of a keep. Throws RangeError for more than five dice. */
export function keepNumber(keep: Multiset): number {
  const number = numbers.get(keep)
  if (number === undefined) throw new RangeError('a keep has at most five dice')
  return number
}

export const ROLL_CHANCES: Float64Array = Float64Array.from(ROLLS, (roll) =>
  chanceOf(waysToRoll(roll), DICE),
)

/** Keep with a die of `face` added, [(keep - ROLL_COUNT) * 6 + face - 1]. */
export const ONE_MORE: Uint16Array = Uint16Array.from(
  KEEPS.slice(ROLL_COUNT).flatMap((keep) => FACES.map((face) => keepNumber(withDice(keep, face)))),
)

const oneFewer = KEEPS.map((keep) =>
  FACES.filter((face) => countOf(keep, face) > 0).map((face) =>
    keepNumber(without(keep, withDice(0 as Multiset, face))),
  ),
)

/** Start of each keep's entries in ONE_FEWER; one more entry than keeps. */
export const FEWER_START: Uint16Array = Uint16Array.from([
  ...oneFewer.map((_, keep) => oneFewer.slice(0, keep).flat().length),
  oneFewer.flat().length,
])

/** Keeps with one die fewer, one for each different face. */
export const ONE_FEWER: Uint16Array = Uint16Array.from(oneFewer.flat())

/**
 * Computes the values of keeps from the values of rolls: a keep of fewer than five dice is worth
 * the mean over the faces of one more die. `values` is by keep number; the first ROLL_COUNT are
 * input.
 */
export function averageUp(values: Float64Array): void {
  for (let keep = ROLL_COUNT, at = 0; keep < KEEP_COUNT; keep++, at += 6) {
    // The same order of additions as in lattice-code.ts, so that results are equal to the last bit.
    const low = values[ONE_MORE[at]!]! + (values[ONE_MORE[at + 1]!]! + values[ONE_MORE[at + 2]!]!)
    const high =
      values[ONE_MORE[at + 3]!]! + (values[ONE_MORE[at + 4]!]! + values[ONE_MORE[at + 5]!]!)
    values[keep] = (low + high) * (1 / 6)
  }
}

/** Replaces the value of each keep by the largest value of the keeps that it contains. */
export function bestWithin(values: Float64Array): void {
  for (let keep = NOTHING_KEPT; keep >= 0; keep--) {
    let best = values[keep]!
    const end = FEWER_START[keep + 1]!
    for (let i = FEWER_START[keep]!; i < end; i++) {
      const value = values[ONE_FEWER[i]!]!
      if (value > best) best = value
    }
    values[keep] = best
  }
}

/** Expected value of a roll of five dice. */
export function meanOfRolls(values: Float64Array): number {
  let sum = 0
  for (let roll = 0; roll < ROLL_COUNT; roll++) sum += ROLL_CHANCES[roll]! * values[roll]!
  return sum
}
