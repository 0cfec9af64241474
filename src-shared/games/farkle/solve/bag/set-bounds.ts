import type { Points } from '../../../../base/units.ts'
import type { RuleSet } from '../../rules/rule-set.ts'
import type { ShownDice } from './shown-dice.ts'

/** Dice that roll alike: the chance of each symbol, and how many of them there are. */
export interface BagKind {
  readonly chances: Float64Array
  readonly count: number
  /** A set has at least so many of them; none if missing. */
  readonly least?: number
}

/** Calls `use` with the counts by kind and the value of each choice of `size` dice. */
type EachChoice = (size: number, use: (counts: readonly number[], value: number) => void) => void

/** Contracts `values`, of all rolls of a size, with the chances of each choice of as many dice. */
function contraction(shown: ShownDice, kinds: readonly BagKind[]) {
  const { symbols, bySize } = shown
  const values = bySize.map(({ count }) => new Float64Array(count))
  const used = kinds.map(() => 0)
  const add = (k: number, left: number): void => {
    const fewer = values[left - 1]!
    const more = values[left]!
    const { withOneMore } = bySize[left - 1]!
    const { chances } = kinds[k]!
    for (let i = 0, at = 0; i < fewer.length; i++) {
      let sum = 0
      for (let symbol = 0; symbol < symbols; symbol++) {
        sum += chances[symbol]! * more[withOneMore[at++]!]!
      }
      fewer[i] = sum
    }
    used[k]!++
  }
  const each: EachChoice = (size, use) => {
    const visit = (from: number, left: number): void => {
      if (left === 0) {
        use(used, values[0]![0]!)
        return
      }
      for (let k = from; k < kinds.length; k++) {
        if (used[k] === kinds[k]!.count) continue
        add(k, left)
        visit(k, left - 1)
        used[k]!--
      }
    }
    let left = size
    if (size === bySize.length - 1) {
      kinds.forEach(({ least = 0 }, k) => {
        for (let i = 0; i < least; i++) add(k, left--)
      })
    }
    visit(0, left)
    used.fill(0)
  }
  return { values, each }
}

/**
 * Upper bounds of the points of a turn, those above the goal worth nothing, for every set of a bag:
 * a relaxation of eq. 3 in which the dice that are rolled next are the best so many of the bag,
 * whichever lie aside. Exact for a bag of equal dice. Calls `use` for each set, and returns the most
 * points of a roll of all dice by row. `rules` must allow every bank and roll the last die once.
 */
export function setBounds(
  rules: RuleSet,
  shown: ShownDice,
  kinds: readonly BagKind[],
  use: (counts: readonly number[], bound: Points) => void,
  progress: (share: number) => void = () => {},
): Float64Array {
  const { grid, bySize } = shown
  const { dice, goal, minimumBank } = rules
  const rows = Math.ceil(goal / grid)
  const minimumRow = Math.ceil(minimumBank / grid)
  const { values, each } = contraction(shown, kinds)
  /** By number of dice: most points of a roll with them, by row. */
  const most = bySize.map(() => new Float64Array(rows))
  for (let row = rows - 1; row >= 0; row--) {
    progress(1 - (row + 1) / rows)
    for (let size = 1; size <= dice; size++) {
      const { count, start, left, steps } = bySize[size]!
      const rolls = values[size]!
      for (let i = 0; i < count; i++) {
        let value = 0
        for (let o = start[i]!; o < start[i + 1]!; o++) {
          const next = row + steps[o]!
          if (next >= rows) {
            value = goal
            break
          }
          const rolled = most[left[o]!]![next]!
          value = Math.max(value, rolled, next < minimumRow ? 0 : next * grid)
        }
        rolls[i] = value
      }
      let best = 0
      each(size, (counts, value) => {
        if (value > best) best = value
        if (row === 0 && size === dice) use(counts, value)
      })
      most[size]![row] = best
    }
  }
  return most[dice]!
}
