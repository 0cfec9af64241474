import { FACES, multisetOf } from '../../../dice/multiset.ts'
import {
  CATEGORIES,
  CHANCE,
  FOUR,
  HOUSE,
  LARGE,
  SMALL,
  THREE,
  UPPER_COUNT,
  YAHTZEE,
} from '../rules/categories.ts'
import { usedOf, YAHTZEE_SCORED, type YahtzeeGame } from './game.ts'
import {
  DICE,
  HOUSE_POINTS,
  LARGE_POINTS,
  patternPoints,
  placedPoints,
  SMALL_POINTS,
} from '../rules/scoring.ts'
import { NEXT_SIZE } from './upper-rows.ts'

/**
 * Indexes of the inputs of a turn evaluation: the value of scoring 0 to 5 dice of each face in its
 * upper category (36); the best value of a 0 in a lower category; the best lower category that
 * scores the sum, minus the sum, for any roll, three of a kind and four of a kind; the values of a
 * full house, a small and a large straight; the values of the six Yahtzees.
 */
export const INPUT = {
  upper: 0,
  zero: NEXT_SIZE,
  sum: NEXT_SIZE + 1,
  sumOfThree: NEXT_SIZE + 2,
  sumOfFour: NEXT_SIZE + 3,
  house: NEXT_SIZE + 4,
  small: NEXT_SIZE + 5,
  large: NEXT_SIZE + 6,
  yahtzee: NEXT_SIZE + 7,
} as const
export const INPUT_COUNT = INPUT.yahtzee + FACES.length

// Local copies for speed: an imported binding may be looked up on each use.
const UPPER = UPPER_COUNT
const SIZE = CATEGORIES.length
const SIDE = DICE + 1
const ROW = NEXT_SIZE
const YAHTZEES = FACES.length

/** patternPoints of the six Yahtzees, [(face - 1) * 13 + category]. */
const YAHTZEE_PATTERNS = FACES.flatMap((face) => {
  const dice = multisetOf([face, face, face, face, face])
  return CATEGORIES.map((_, category) => patternPoints(category, dice))
})

/** Reads the inputs of turns from the value table, for one unit at a time. */
export class TurnInputs {
  readonly #game: YahtzeeGame
  readonly #table: Float64Array
  #context = 0
  /** Points of each Yahtzee, [(face - 1) * 13 + category]; -Infinity if not allowed. */
  readonly #added = new Float64Array(YAHTZEES * SIZE)
  /** By category: E after it, with no dice of its face in an upper one; -Infinity if used. */
  readonly #after = new Float64Array(SIZE)
  /** By category: step to the next context; 0 for upper and used categories. */
  readonly #step = new Int32Array(SIZE)
  #used = 0

  constructor(game: YahtzeeGame, table: Float64Array) {
    this.#game = game
    this.#table = table
  }

  setUnit(unit: number): void {
    const { rules, contexts } = this.#game
    this.#context = unit % contexts
    const used = usedOf(this.#game, unit)
    this.#used = used
    const card = { used, upper: 0, yahtzeeScored: this.#context >= YAHTZEE_SCORED }
    for (const face of FACES) {
      for (let category = 0; category < SIZE; category++) {
        const at = (face - 1) * SIZE + category
        const pattern = YAHTZEE_PATTERNS[at]!
        const points = placedPoints(rules, card, face, category, pattern)
        this.#added[at] = points ?? -Infinity
      }
    }
    for (let category = UPPER; category < SIZE; category++) {
      const open = ((used >> category) & 1) === 0
      this.#step[category] = open ? 1 << (category - UPPER) : 0
    }
  }

  /** Writes the inputs of a row's state to inputs[i * lanes + lane]. */
  write(row: number, inputs: Float64Array, lanes: number, lane: number): void {
    const { upper, contexts } = this.#game
    const { next } = upper
    const table = this.#table
    const context = this.#context
    const after = this.#after
    for (let i = 0; i < UPPER; i++) {
      const first = i * SIDE
      const isUsed = ((this.#used >> i) & 1) === 1
      for (let count = 0; count < SIDE; count++) {
        const value = isUsed
          ? -Infinity
          : count * (i + 1) + table[next[row * ROW + first + count]! * contexts + context]!
        inputs[(first + count) * lanes + lane] = value
      }
      after[i] = inputs[first * lanes + lane]!
    }
    const here = row * contexts + context
    let zero = -Infinity
    for (let category = UPPER; category < SIZE; category++) {
      const step = this.#step[category]!
      const value = step === 0 ? -Infinity : table[here + step]!
      after[category] = value
      if (value > zero) zero = value
    }
    const sum = after[CHANCE]!
    const sumOfThree = Math.max(sum, after[THREE]!)
    inputs[INPUT.zero * lanes + lane] = zero
    inputs[INPUT.sum * lanes + lane] = sum
    inputs[INPUT.sumOfThree * lanes + lane] = sumOfThree
    inputs[INPUT.sumOfFour * lanes + lane] = Math.max(sumOfThree, after[FOUR]!)
    inputs[INPUT.house * lanes + lane] = HOUSE_POINTS + after[HOUSE]!
    inputs[INPUT.small * lanes + lane] = SMALL_POINTS + after[SMALL]!
    inputs[INPUT.large * lanes + lane] = LARGE_POINTS + after[LARGE]!
    if (this.#step[YAHTZEE]! > 0 && contexts > YAHTZEE_SCORED) {
      // A Yahtzee scores 50 here, which leads to another context than a 0.
      after[YAHTZEE] = table[here + YAHTZEE_SCORED]!
    }
    for (let i = 0; i < YAHTZEES; i++) {
      inputs[(INPUT.yahtzee + i) * lanes + lane] = this.#yahtzeeValue(i, row)
    }
  }

  #yahtzeeValue(i: number, row: number): number {
    const first = i * SIZE
    const own = this.#added[first + i]!
    let best = -Infinity
    if (own > -Infinity) {
      const { upper, contexts } = this.#game
      const after = upper.next[row * ROW + i * SIDE + SIDE - 1]!
      best = own + this.#table[after * contexts + this.#context]!
    }
    for (let category = 0; category < SIZE; category++) {
      const value = this.#added[first + category]! + this.#after[category]!
      if (value > best && category !== i) best = value
    }
    return best
  }
}
