import { alikeBox, faceBox } from '../rules/rule-set.ts'
import { has, type BoxSet } from '../rules/scorecard.ts'
import { openBoxes } from '../rules/scoring.ts'
import { EMPTY, FACES, withDice } from '../../../dice/multiset.ts'
import { baseAfter, boxStepOf, type BoxStep } from './box-steps.ts'
import type { RollValuePlan } from './plan.ts'
import type { CardStates } from './states.ts'

const CLOSED = -Infinity
/** Cases of placedPoints for one face and box. */
const FLAGS = 16

/** Reads the inputs of turns from the value table, for one unit (set and context) at a time. */
export class TurnInputs {
  readonly #states: CardStates
  readonly #plan: RollValuePlan
  readonly #table: Float64Array
  readonly #inputs: Float64Array
  readonly #lanes: number
  /** Points of each entry of `next`. */
  readonly #points: Float64Array
  readonly #entries: Int32Array
  #entryCount = 0
  /** By box: its first entry of `next` and the entry after its last; none for another box. */
  readonly #entryOf: Int32Array
  readonly #entryEnd: Int32Array
  /** By box: its number among the others; -1 in the group. */
  readonly #otherOf: Int32Array
  /** By box: start of the rows of the context after it, with no points and with some. */
  readonly #after: Int32Array
  readonly #afterPoints: Int32Array
  #context = -1
  /** Inputs of open other boxes and start of the rows of the context after each. */
  readonly #other: Int32Array
  readonly #base: Int32Array
  #otherCount = 0
  #here = 0
  /** Boxes of dice all alike by face, [face * boxes + i], in order of the card. */
  readonly #alikeCount = new Int32Array(FACES.length)
  readonly #alikePoints: Float64Array
  readonly #alikeEntry: Int32Array
  readonly #alikeBase: Int32Array
  readonly #alikeBox: number
  readonly #faceBoxes: readonly number[]
  /** Boxes that do not ask for a face. */
  readonly #notOfFaces: BoxSet
  /** Places of dice all alike, whatever their base; null where jokers forbid the box. */
  readonly #known: (BoxStep | null | undefined)[]

  /** `inputs` is [input * lanes + lane]. */
  constructor(
    states: CardStates,
    plan: RollValuePlan,
    table: Float64Array,
    evaluator: { readonly inputs: Float64Array; readonly lanes: number },
  ) {
    this.#states = states
    this.#plan = plan
    this.#table = table
    this.#inputs = evaluator.inputs
    this.#lanes = evaluator.lanes
    const { boxes } = states.rules
    const { length } = boxes
    this.#alikeBox = alikeBox(states.rules)
    this.#faceBoxes = FACES.map((face) => faceBox(states.rules, face))
    this.#notOfFaces = boxes.reduce(
      (set, { shape }, box) => (shape.kind === 'face' ? set : set | (1 << box)),
      0,
    )
    this.#points = Float64Array.from(states.group.flatMap(({ points }) => points))
    this.#entries = new Int32Array(states.stride)
    this.#alikePoints = new Float64Array(FACES.length * length)
    this.#alikeEntry = new Int32Array(FACES.length * length)
    this.#alikeBase = new Int32Array(FACES.length * length)
    this.#known = Array.from({ length: FACES.length * length * FLAGS }, () => undefined)
    this.#entryOf = new Int32Array(length)
    this.#entryEnd = new Int32Array(length)
    for (const { box, points, offset } of states.group) {
      this.#entryOf[box] = offset
      this.#entryEnd[box] = offset + points.length
    }
    this.#otherOf = Int32Array.from(boxes, (_, box) => states.others.indexOf(box))
    this.#after = new Int32Array(length)
    this.#afterPoints = new Int32Array(length)
    this.#other = new Int32Array(states.others.length)
    this.#base = new Int32Array(states.others.length)
  }

  /** `used`: the boxes of the set and the context. */
  setUnit(set: number, context: number, used: BoxSet): void {
    const { rules } = this.#states
    const { firstOther, firstAlike } = this.#plan
    const open = openBoxes(rules, used)
    if (context !== this.#context) this.#setContext(context)
    this.#inputs.fill(CLOSED, 0, firstAlike < 0 ? this.#inputs.length : firstAlike * this.#lanes)
    this.#entryCount = 0
    this.#otherCount = 0
    for (const box of open) {
      const end = this.#entryEnd[box]!
      for (let entry = this.#entryOf[box]!; entry < end; entry++) {
        this.#entries[this.#entryCount++] = entry
      }
      const other = this.#otherOf[box]!
      if (other < 0) continue
      this.#other[this.#otherCount] = firstOther + other
      this.#base[this.#otherCount++] = this.#after[box]!
    }
    if (firstAlike >= 0) this.#setAlike(set, context, used, open)
  }

  #setContext(context: number): void {
    const states = this.#states
    this.#context = context
    this.#here = states.numberOf(context) * states.rows
    for (let box = 0; box < this.#after.length; box++) {
      this.#after[box] = baseAfter(states, context, box)
      this.#afterPoints[box] = baseAfter(states, context, box, 1)
    }
  }

  #setAlike(set: number, context: number, used: BoxSet, open: readonly number[]): void {
    const states = this.#states
    const boxes = states.rules.boxes.length
    const isScored = states.alike >= 0 && context >= 2 ** states.others.length
    const isUsed = this.#alikeBox >= 0 && has(used, this.#alikeBox)
    const hasOther = (this.#notOfFaces & ~used) !== 0
    for (let i = 0; i < FACES.length; i++) {
      const own = this.#faceBoxes[i]!
      const isOwnOpen = own >= 0 && !has(used, own)
      // All that placedPoints depends on besides face and box.
      const flags = +isUsed + 2 * +isScored + 4 * +hasOther + 8 * +isOwnOpen
      let at = i * boxes
      for (const box of open) {
        const key = (i * boxes + box) * FLAGS + flags
        let step = this.#known[key]
        if (step === undefined) {
          const dice = withDice(EMPTY, FACES[i]!, states.rules.dice)
          step = this.#known[key] = boxStepOf(states, set, context, dice, box)
        }
        if (!step) continue
        this.#alikePoints[at] = step.points
        this.#alikeEntry[at] = step.entry
        this.#alikeBase[at++] = (step.points > 0 ? this.#afterPoints : this.#after)[box]!
      }
      this.#alikeCount[i] = at - i * boxes
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
    const boxes = this.#alikePoints.length / FACES.length
    for (let i = 0; i < FACES.length; i++) {
      let best = CLOSED
      const end = i * boxes + this.#alikeCount[i]!
      for (let at = i * boxes; at < end; at++) {
        const score = this.#alikeEntry[at]!
        const after = score < 0 ? row : next[first + score]!
        const value = this.#alikePoints[at]! + table[this.#alikeBase[at]! + after]!
        if (value > best) best = value
      }
      inputs[(firstAlike + i) * lanes + lane] = best
    }
  }
}
