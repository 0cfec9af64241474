import {
  countOf,
  EMPTY,
  FACES,
  multisetsOfSize,
  withDice,
  without,
  type Multiset,
} from '../../../dice/multiset.ts'
import { chanceOf, waysToRoll } from '../../../dice/rolls.ts'

/** Rolls of some dice and what may be kept of them. The index of a keep is its number. */
export interface DiceLattice {
  readonly dice: number
  readonly rolls: readonly Multiset[]
  /** The rolls, then keeps of one die fewer, and so on down to none. */
  readonly keeps: readonly Multiset[]
  /** Inverse of `keeps`. */
  readonly numbers: ReadonlyMap<Multiset, number>
  readonly chances: Float64Array
  /** Keep with a die of `face` added, [(keep - rolls.length) * 6 + face - 1]. */
  readonly oneMore: Uint16Array
  /** Start of each keep's entries in oneFewer; one more entry than keeps. */
  readonly fewerStart: Uint16Array
  /** Keeps with one die fewer, one for each different face. */
  readonly oneFewer: Uint16Array
}

function makeLattice(dice: number): DiceLattice {
  const rolls = multisetsOfSize(dice)
  const keeps = Array.from({ length: dice + 1 }, (_, fewer) => multisetsOfSize(dice - fewer)).flat()
  const numbers = new Map(keeps.map((keep, number) => [keep, number]))
  const fewer = keeps.map((keep) =>
    FACES.filter((face) => countOf(keep, face) > 0).map((face) =>
      numbers.get(without(keep, withDice(EMPTY, face)))!,
    ),
  )
  const starts = [0]
  for (const { length } of fewer) starts.push(starts.at(-1)! + length)
  return {
    dice,
    rolls,
    keeps,
    numbers,
    chances: Float64Array.from(rolls, (roll) => chanceOf(waysToRoll(roll), dice)),
    oneMore: Uint16Array.from(
      keeps
        .slice(rolls.length)
        .flatMap((keep) => FACES.map((face) => numbers.get(withDice(keep, face))!)),
    ),
    fewerStart: Uint16Array.from(starts),
    oneFewer: Uint16Array.from(fewer.flat()),
  }
}

const made = new Map<number, DiceLattice>()

/** Lattice of this number of dice, made once. */
export function latticeOf(dice: number): DiceLattice {
  const lattice = made.get(dice) ?? makeLattice(dice)
  made.set(dice, lattice)
  return lattice
}

/** Number of a keep. Throws RangeError for more dice than there are. */
export function keepNumber({ numbers, dice }: DiceLattice, keep: Multiset): number {
  const number = numbers.get(keep)
  if (number === undefined) throw new RangeError(`a keep has at most ${dice} dice`)
  return number
}

/**
 * Computes the values of keeps from the values of rolls: a keep of fewer dice is worth the mean
 * over the faces of one more die. `values` is by keep number; the rolls are input.
 */
export function averageUp({ rolls, keeps, oneMore }: DiceLattice, values: Float64Array): void {
  for (let keep = rolls.length, at = 0; keep < keeps.length; keep++, at += 6) {
    // The same order of additions as in lattice-code.ts, so that results are equal to the last bit.
    const low = values[oneMore[at]!]! + (values[oneMore[at + 1]!]! + values[oneMore[at + 2]!]!)
    const high = values[oneMore[at + 3]!]! + (values[oneMore[at + 4]!]! + values[oneMore[at + 5]!]!)
    values[keep] = (low + high) * (1 / 6)
  }
}

/** Replaces the value of each keep by the largest value of the keeps that it contains. */
export function bestWithin(
  { keeps, fewerStart, oneFewer }: DiceLattice,
  values: Float64Array,
): void {
  for (let keep = keeps.length - 1; keep >= 0; keep--) {
    let best = values[keep]!
    const end = fewerStart[keep + 1]!
    for (let i = fewerStart[keep]!; i < end; i++) {
      const value = values[oneFewer[i]!]!
      if (value > best) best = value
    }
    values[keep] = best
  }
}

/** Expected value of a roll of all dice. */
export function meanOfRolls({ rolls, chances }: DiceLattice, values: Float64Array): number {
  let sum = 0
  for (let roll = 0; roll < rolls.length; roll++) sum += chances[roll]! * values[roll]!
  return sum
}

export const FIVE_DICE = latticeOf(5)
