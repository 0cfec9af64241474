import { CATEGORIES, has, UPPER_COUNT, YAHTZEE } from '../rules/categories.ts'
import { usedOf, YAHTZEE_SCORED, type YahtzeeGame } from './game.ts'
import { OUTCOMES, OUTCOMES_IN } from './outcomes.ts'
import { DICE, placedPoints } from '../rules/scoring.ts'
import { NEXT_SIZE } from './upper-rows.ts'

// Local copies for speed: an imported binding may be looked up on each use.
const UPPER = UPPER_COUNT
const SIDE = DICE + 1
const ROW = NEXT_SIZE
const SCORED = YAHTZEE_SCORED
const LISTS = OUTCOMES_IN
const COUNT_OF = Uint8Array.from(OUTCOMES, ({ count }) => count)
const SCORES = OUTCOMES.map(({ category, face }) => category === YAHTZEE && face > 0)
const NUMBERS: readonly number[] = CATEGORIES.map((_, number) => number)

/** Points of an outcome that the joker rule forbids. */
export const NOT_ALLOWED = -1

/**
 * Outcomes of a turn, for one state at a time. Arrays are by outcome, set for open categories only.
 */
export class TurnOutcomes {
  readonly #game: YahtzeeGame
  readonly #order: readonly number[]
  unit = -1
  open: readonly number[] = []
  /** Points with joker and Yahtzee bonus, or NOT_ALLOWED. */
  readonly points = new Int16Array(OUTCOMES.length)
  /** stateIndex after each outcome. */
  readonly targets = new Int32Array(OUTCOMES.length)

  constructor(game: YahtzeeGame, order: readonly number[] = NUMBERS) {
    this.#game = game
    this.#order = order
  }

  /** Selects a state by stateIndex; the card must not be full. */
  look(state: number): void {
    const { contexts, upper } = this.#game
    const row = Math.floor(state / contexts)
    let set = 0
    while (upper.start[set + 1]! <= row) set++
    this.#setUnit(set * contexts + (state % contexts))
    for (const category of this.open) this.#findTargets(state, row, category)
  }

  #setUnit(unit: number): void {
    if (unit === this.unit) return
    this.unit = unit
    const { rules, contexts } = this.#game
    const used = usedOf(this.#game, unit)
    const card = { used, upper: 0, yahtzeeScored: unit % contexts >= YAHTZEE_SCORED }
    this.open = this.#order.filter((number) => !has(used, number))
    for (const category of this.open) {
      for (const number of OUTCOMES_IN[category]!) {
        const { face, points } = OUTCOMES[number]!
        this.points[number] = placedPoints(rules, card, face, category, points) ?? NOT_ALLOWED
      }
    }
  }

  #findTargets(state: number, row: number, category: number): void {
    const { contexts, upper } = this.#game
    const { targets } = this
    const context = state % contexts
    const first = row * ROW + category * SIDE
    const hasBonus = contexts > SCORED
    for (const number of LISTS[category]!) {
      let target = state + (1 << (category - UPPER))
      if (category < UPPER) target = upper.next[first + COUNT_OF[number]!]! * contexts + context
      else if (hasBonus && SCORES[number]!) target = state + SCORED
      targets[number] = target
    }
  }
}
