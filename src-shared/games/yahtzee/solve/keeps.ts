import type { Multiset } from '../../../dice/multiset.ts'
import * as lattice from './lattice.ts'

/** The lattice of five dice. */
export const FIVE_DICE = lattice.latticeOf(5)

export const ROLLS: readonly Multiset[] = FIVE_DICE.rolls
export const KEEPS: readonly Multiset[] = FIVE_DICE.keeps
export const ROLL_CHANCES = FIVE_DICE.chances
export const ONE_MORE = FIVE_DICE.oneMore

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

export const averageUp = (values: Float64Array): void => lattice.averageUp(FIVE_DICE, values)
export const bestWithin = (values: Float64Array): void => lattice.bestWithin(FIVE_DICE, values)
export const meanOfRolls = (values: Float64Array): number => lattice.meanOfRolls(FIVE_DICE, values)
