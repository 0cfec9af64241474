import { FACES, withDice, type Multiset } from '../../../dice/multiset.ts'
import { baseAfter, placeOf, type Place } from './places.ts'
import type { TurnPlan } from './plan.ts'
import { openBoxes, usedBoxes, type CardStates } from './states.ts'

const CLOSED = -Infinity

/** Reads the inputs of turns from the value table, for one unit (set and context) at a time. */
export class TurnInputs {
  readonly #states: CardStates
  readonly #plan: TurnPlan
  readonly #table: Float64Array
  readonly #inputs: Float64Array
  readonly #lanes: number
  /** Points of each entry of `next`. */
  readonly #points: Float64Array
  readonly #entries: Int32Array
  #entryCount = 0
  /** Inputs of open other boxes and start of the rows of the context after each. */
  readonly #other: Int32Array
  readonly #base: Int32Array
  #otherCount = 0
  #here = 0
  readonly #alike: Place[][] = FACES.map(() => [])

  /** `inputs` is [input * lanes + lane]. */
  constructor(
    states: CardStates,
    plan: TurnPlan,
    table: Float64Array,
    evaluator: { readonly inputs: Float64Array; readonly lanes: number },
  ) {
    this.#states = states
    this.#plan = plan
    this.#table = table
    this.#inputs = evaluator.inputs
    this.#lanes = evaluator.lanes
    this.#points = Float64Array.from(states.group.flatMap(({ points }) => points))
    this.#entries = new Int32Array(states.stride)
    this.#other = new Int32Array(states.others.length)
    this.#base = new Int32Array(states.others.length)
  }

  setUnit(set: number, context: number): void {
    const { card, group, others, numberOf, rows } = this.#states
    const { firstOther, firstAlike } = this.#plan
    const open = openBoxes(card, usedBoxes(this.#states, set, context))
    this.#here = numberOf[context]! * rows
    this.#inputs.fill(CLOSED, 0, firstAlike < 0 ? this.#inputs.length : firstAlike * this.#lanes)
    this.#entryCount = 0
    for (const { box, points, offset } of group) {
      if (!open.includes(box)) continue
      for (let j = 0; j < points.length; j++) this.#entries[this.#entryCount++] = offset + j
    }
    this.#otherCount = 0
    for (const [i, box] of others.entries()) {
      if (!open.includes(box)) continue
      this.#other[this.#otherCount] = firstOther + i
      this.#base[this.#otherCount++] = baseAfter(this.#states, context, box)
    }
    if (firstAlike >= 0) this.#setAlike(set, context, open)
  }

  #setAlike(set: number, context: number, open: readonly number[]): void {
    for (const face of FACES) {
      const dice = withDice(0 as Multiset, face, this.#states.card.dice)
      this.#alike[face - 1] = open.flatMap(
        (box) => placeOf(this.#states, set, context, dice, box) ?? [],
      )
    }
  }

  /** Writes the inputs of a row's state to a lane. */
  write(row: number, lane: number): void {
    const { next, stride } = this.#states
    const lanes = this.#lanes
    const inputs = this.#inputs
    const table = this.#table
    const points = this.#points
    const entries = this.#entries
    const first = row * stride
    const here = this.#here
    for (let i = 0; i < this.#entryCount; i++) {
      const entry = entries[i]!
      inputs[entry * lanes + lane] = points[entry]! + table[here + next[first + entry]!]!
    }
    const other = this.#other
    const base = this.#base
    for (let i = 0; i < this.#otherCount; i++) {
      inputs[other[i]! * lanes + lane] = table[base[i]! + row]!
    }
    const { firstAlike } = this.#plan
    if (firstAlike < 0) return
    for (let i = 0; i < FACES.length; i++) {
      let best = CLOSED
      for (const score of this.#alike[i]!) {
        const after = score.entry < 0 ? row : next[first + score.entry]!
        const value = score.points + table[score.base + after]!
        if (value > best) best = value
      }
      inputs[(firstAlike + i) * lanes + lane] = best
    }
  }
}
