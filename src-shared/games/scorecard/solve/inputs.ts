import { alikeBox, faceBox } from '../rules/rule-set.ts'
import { has, type BoxSet } from '../rules/scorecard.ts'
import { openBoxes } from '../rules/scoring.ts'
import { FACES, withDice, type Multiset } from '../../../dice/multiset.ts'
import { baseAfter, boxStepOf, type BoxStep } from './box-steps.ts'
import type { TurnPlan } from './plan.ts'
import { usedBoxes, type CardStates } from './states.ts'

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
  readonly #alike: BoxStep[][] = FACES.map(() => [])
  readonly #alikeBox: number
  readonly #faceBoxes: readonly number[]
  /** Boxes that do not ask for a face. */
  readonly #notOfFaces: BoxSet
  /** Places of dice all alike, whatever their base; null where jokers forbid the box. */
  readonly #known: (BoxStep | null | undefined)[] = []

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
    const { boxes } = states.rules
    this.#alikeBox = alikeBox(states.rules)
    this.#faceBoxes = FACES.map((face) => faceBox(states.rules, face))
    this.#notOfFaces = boxes.reduce(
      (set, { shape }, box) => (shape.kind === 'face' ? set : set | (1 << box)),
      0,
    )
    this.#points = Float64Array.from(states.group.flatMap(({ points }) => points))
    this.#entries = new Int32Array(states.stride)
    this.#other = new Int32Array(states.others.length)
    this.#base = new Int32Array(states.others.length)
  }

  setUnit(set: number, context: number): void {
    const { rules, group, others, numberOf, rows } = this.#states
    const { firstOther, firstAlike } = this.#plan
    const open = openBoxes(rules, usedBoxes(this.#states, set, context))
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
    const states = this.#states
    const used = usedBoxes(states, set, context)
    const isScored = states.alike >= 0 && context >= 2 ** states.others.length
    const isUsed = this.#alikeBox >= 0 && has(used, this.#alikeBox)
    const hasOther = (this.#notOfFaces & ~used) !== 0
    for (const face of FACES) {
      const own = this.#faceBoxes[face - 1]!
      const isOwnOpen = own >= 0 && !has(used, own)
      // All that placedPoints depends on besides face and box.
      const flags = +isUsed + 2 * +isScored + 4 * +hasOther + 8 * +isOwnOpen
      const steps: BoxStep[] = []
      for (const box of open) {
        const key = (face * 32 + box) * 16 + flags
        let step = this.#known[key]
        if (step === undefined) {
          const dice = withDice(0 as Multiset, face, states.rules.dice)
          step = this.#known[key] = boxStepOf(states, set, context, dice, box)
        }
        if (!step) continue
        const { points, entry } = step
        steps.push({ points, entry, base: baseAfter(states, context, box, points) })
      }
      this.#alike[face - 1] = steps
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
