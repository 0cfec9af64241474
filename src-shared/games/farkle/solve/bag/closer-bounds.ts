import type { Points } from '../../../../base/units.ts'
import { sizeOf } from './dice-bits.ts'
import type { LeftValues } from './left-values.ts'
import type { ShownDice } from './shown-dice.ts'

interface SetBound {
  /** The dice that are rolled next are the best so many of the set, whichever lie aside. */
  readonly rough: (set: readonly number[]) => Points
  /** It counts which dice lie aside; takes thirty times as long, and is no higher. */
  readonly close: (set: readonly number[]) => Points
}

/** Upper bounds of the points of a turn with a set of a bag, its kinds in ascending order. */
export function closerBounds(
  { symbols, bySize }: ShownDice,
  kinds: readonly Float64Array[],
  left: LeftValues,
): SetBound {
  const dice = bySize.length - 1
  const { places, bases } = left
  const ofSize = bySize.map((_, size) =>
    Array.from(bases.keys()).filter((some) => sizeOf(some) === size),
  )
  /** By number of dice left and place of the row. */
  const most = places.map(({ size }) => new Float64Array(size + 1))
  const { count, start, left: leftOf, steps } = bySize[dice]!
  const nextOf = Uint8Array.from(leftOf, (some) => (some === dice ? 0 : some))
  const placeOf = Int32Array.from(steps, (step, o) => {
    const some = places[nextOf[o]!]!
    return some.get(step) ?? some.size
  })
  const values = bySize.map((rolls) => new Float64Array(rolls.count))

  const rough = (set: readonly number[]): Points => {
    left.lookAt(set)
    for (let size = 0; size < dice; size++) {
      const row = most[size]!
      row.fill(0)
      for (const some of ofSize[size]!) {
        const base = bases[some]!
        for (let place = 0; place < row.length; place++) {
          const value = left.values[base + place]!
          if (value > row[place]!) row[place] = value
        }
      }
    }
    const rolls = values[dice]!
    for (let i = 0; i < count; i++) {
      let best = 0
      for (let o = start[i]!; o < start[i + 1]!; o++) {
        const value = most[nextOf[o]!]![placeOf[o]!]!
        if (value > best) best = value
      }
      rolls[i] = best
    }
    for (let size = dice - 1; size >= 0; size--) {
      const chances = kinds[set[size]!]!
      const fewer = values[size]!
      const more = values[size + 1]!
      const { withOneMore } = bySize[size]!
      for (let i = 0, at = 0; i < fewer.length; i++) {
        let sum = 0
        for (let symbol = 0; symbol < symbols; symbol++) {
          sum += chances[symbol]! * more[withOneMore[at++]!]!
        }
        fewer[i] = sum
      }
    }
    return values[0]![0]!
  }
  const close = (set: readonly number[]): Points => {
    left.lookAt(set)
    return left.rollAll(set)
  }
  return { rough, close }
}
