import { FACES } from '../../../dice/multiset.ts'
import { averageUp, bestWithin, KEEP_COUNT, meanOfRolls, ROLL_COUNT } from './keeps.ts'
import {
  CLASS_OF,
  HALVES,
  HIGH_HALF,
  LOW_HALF,
  LOWER_CLASSES,
  YAHTZEE_CLASS,
} from './roll-classes.ts'
import { DICE } from '../rules/scoring.ts'
import { INPUT, INPUT_COUNT } from './turn-inputs.ts'

/** Evaluates several turns in parallel, in independent lanes. */
export interface TurnEvaluator {
  readonly lanes: number
  /** [input * lanes + lane]; written before run. */
  readonly inputs: Float64Array
  /** E at the start of the turn, by lane. */
  readonly results: Float64Array
  run(): void
}

const SIDE = DICE + 1
const COUNT = ROLL_COUNT

/** Best of the three upper categories for each half of the faces. */
function fillHalves(inputs: Float64Array, first: number, halves: Float64Array): void {
  for (let half = 0; half < HALVES.length; half++) {
    const [a, b, c] = HALVES[half]!
    const x = inputs[first + a]!
    const y = inputs[first + SIDE + b]!
    const z = inputs[first + 2 * SIDE + c]!
    const larger = x > y ? x : y
    halves[half] = larger > z ? larger : z
  }
}

function fillClasses(inputs: Float64Array, classes: Float64Array): void {
  for (let i = 0; i < LOWER_CLASSES.length; i++) {
    const { sum, kind, house, small, large } = LOWER_CLASSES[i]!
    const base = kind === 4 ? INPUT.sumOfFour : kind === 3 ? INPUT.sumOfThree : INPUT.sum
    let best = Math.max(inputs[INPUT.zero]!, sum + inputs[base]!)
    if (house) best = Math.max(best, inputs[INPUT.house]!)
    if (small) best = Math.max(best, inputs[INPUT.small]!)
    if (large) best = Math.max(best, inputs[INPUT.large]!)
    classes[i] = best
  }
}

/** Reference evaluation, one turn at a time. */
export class PlainTurn implements TurnEvaluator {
  readonly lanes = 1
  readonly inputs = new Float64Array(INPUT_COUNT)
  readonly results = new Float64Array(1)
  readonly #rerolls: number
  readonly #values = new Float64Array(KEEP_COUNT)
  readonly #low = new Float64Array(HALVES.length)
  readonly #high = new Float64Array(HALVES.length)
  readonly #classes = new Float64Array(YAHTZEE_CLASS + FACES.length + 1)

  constructor(rerolls: number) {
    this.#rerolls = rerolls
  }

  run(): void {
    const values = this.#values
    this.fillLast(values)
    for (let i = 0; i < this.#rerolls; i++) {
      averageUp(values)
      bestWithin(values)
    }
    this.results[0] = meanOfRolls(values)
  }

  /** Value of each roll with no reroll left. */
  fillLast(values: Float64Array): void {
    const { inputs } = this
    fillHalves(inputs, INPUT.upper, this.#low)
    fillHalves(inputs, INPUT.upper + 3 * SIDE, this.#high)
    fillClasses(inputs, this.#classes)
    for (const face of FACES) {
      this.#classes[YAHTZEE_CLASS + face] = inputs[INPUT.yahtzee + face - 1]!
    }
    for (let roll = 0; roll < COUNT; roll++) {
      const lower = this.#classes[CLASS_OF[roll]!]!
      if (CLASS_OF[roll]! > YAHTZEE_CLASS) {
        values[roll] = lower
        continue
      }
      const low = this.#low[LOW_HALF[roll]!]!
      const high = this.#high[HIGH_HALF[roll]!]!
      const upper = low > high ? low : high
      values[roll] = upper > lower ? upper : lower
    }
  }
}
