import type { Points, Probability } from '../base/units.ts'
import { CATEGORIES, has, UPPER_COUNT, YAHTZEE } from './categories.ts'
import { usedOf, YAHTZEE_SCORED, type YahtzeeGame } from './game.ts'
import {
  FEWER_START,
  KEEP_COUNT,
  meanOfRolls,
  NOTHING_KEPT,
  ONE_FEWER,
  ONE_MORE,
  ROLL_CHANCES,
  ROLL_COUNT,
} from './keeps.ts'
import { OUTCOME_OF, OUTCOMES, OUTCOMES_IN } from './outcomes.ts'
import { newStages, plainStages, type FillStages, type StageValues } from './reroll-values.ts'
import { DICE, placedPoints } from './scoring.ts'
import { NEXT_SIZE } from './upper-rows.ts'

// Of this module for speed: an imported name may be looked up each time.
const SIZE = CATEGORIES.length
const COUNT = ROLL_COUNT
const OUTCOME = OUTCOME_OF
const MORE = ONE_MORE
const FEWER = ONE_FEWER
const START = FEWER_START
const UPPER = UPPER_COUNT
const SIDE = DICE + 1
const ROW = NEXT_SIZE
const SCORED = YAHTZEE_SCORED
const LISTS = OUTCOMES_IN
const COUNT_OF = Uint8Array.from(OUTCOMES, ({ count }) => count)
/** Whether an outcome is a Yahtzee in the Yahtzee box. */
const SCORES = OUTCOMES.map(({ category, face }) => category === YAHTZEE && face > 0)

/** Values closer than this are equal but for rounding, so that choices do not hang on it. */
const TIE = 1e-9

/** Points of an outcome that the joker rule forbids. */
export const NOT_ALLOWED = -1

/**
 * A whole turn of one state of a solved game, seen from inside: the value of every keep and every
 * outcome, what the optimal player does, and the chances of where that leads. Of equal values the
 * first category and the larger keep are chosen.
 */
export class TurnView {
  readonly #game: YahtzeeGame
  readonly #table: Float64Array
  readonly #rerolls: number
  readonly #fillStages: FillStages
  #unit = -1
  /** The numbers of the open categories. */
  open: readonly number[] = []
  /** What each outcome scores, joker and Yahtzee bonus counted; of open categories only. */
  readonly points = new Int16Array(OUTCOMES.length)
  /** Where the state after each outcome stands in the table; of open categories only. */
  readonly targets = new Int32Array(OUTCOMES.length)
  /** The value of each outcome, -Infinity where it is not allowed; of open categories only. */
  readonly values = new Float64Array(OUTCOMES.length)
  /** The outcome that the optimal player chooses for each roll with no reroll left. */
  readonly chosen = new Uint16Array(ROLL_COUNT)
  /** The values of rolls and keeps. */
  readonly stages: StageValues
  /** By rerolls left, from 1: the best keep of each roll; by roll. */
  readonly bestKeeps: readonly Uint16Array[]
  readonly #mass = new Float64Array(KEEP_COUNT)

  constructor(game: YahtzeeGame, table: Float64Array, fillStages: FillStages = plainStages) {
    this.#fillStages = fillStages
    this.#game = game
    this.#table = table
    this.#rerolls = game.rules.rerolls
    this.stages = newStages(this.#rerolls)
    this.bestKeeps = this.stages.best.map(() => new Uint16Array(ROLL_COUNT))
  }

  /** Turns to a state with a turn to play, by its place in the table (stateIndex). */
  look(state: number): void {
    const { contexts, upper } = this.#game
    const row = Math.floor(state / contexts)
    let set = 0
    while (upper.start[set + 1]! <= row) set++
    this.#setUnit(set * contexts + (state % contexts))
    for (const category of this.open) this.#findOutcomes(state, row, category)
    this.#findLast()
    const { best, keeps } = this.stages
    this.#fillStages(this.stages)
    for (let left = 1; left <= this.#rerolls; left++) {
      const chosen = this.bestKeeps[left]!
      for (let roll = 0; roll < COUNT; roll++) {
        chosen[roll] = keepOfValue(keeps[left]!, best[left]!, roll)
      }
    }
  }

  /** E at the start of the turn. */
  get value(): Points {
    return meanOfRolls(this.stages.best[this.#rerolls]!)
  }

  /**
   * The chance of each roll at the end of the optimal player's turn, by roll; good until the next
   * call.
   */
  lastChances(): Float64Array {
    const mass = this.#mass
    mass.set(ROLL_CHANCES)
    for (let left = this.#rerolls; left > 0; left--) {
      const best = this.bestKeeps[left]!
      mass.fill(0, ROLL_COUNT)
      for (let roll = 0; roll < COUNT; roll++) {
        const keep = best[roll]!
        if (keep === roll) continue
        mass[keep]! += mass[roll]!
        mass[roll] = 0
      }
      // Upwards die by die, the empty keep first.
      for (let keep = NOTHING_KEPT; keep >= COUNT; keep--) {
        const share: Probability = mass[keep]! / 6
        if (share === 0) continue
        const first = (keep - COUNT) * 6
        for (let i = first; i < first + 6; i++) mass[MORE[i]!]! += share
      }
    }
    return mass.subarray(0, ROLL_COUNT)
  }

  #setUnit(unit: number): void {
    if (unit === this.#unit) return
    this.#unit = unit
    const { rules, contexts } = this.#game
    const used = usedOf(this.#game, unit)
    const card = { used, upper: 0, yahtzeeScored: unit % contexts >= YAHTZEE_SCORED }
    this.open = CATEGORIES.map((_, number) => number).filter((number) => !has(used, number))
    for (const category of this.open) {
      for (const number of OUTCOMES_IN[category]!) {
        const { face, points } = OUTCOMES[number]!
        this.points[number] = placedPoints(rules, card, face, category, points) ?? NOT_ALLOWED
      }
    }
  }

  #findOutcomes(state: number, row: number, category: number): void {
    const { contexts, upper } = this.#game
    const { points, targets, values } = this
    const context = state % contexts
    const first = row * ROW + category * SIDE
    const hasBonus = contexts > SCORED
    for (const number of LISTS[category]!) {
      let target = state + (1 << (category - UPPER))
      if (category < UPPER) target = upper.next[first + COUNT_OF[number]!]! * contexts + context
      else if (hasBonus && SCORES[number]!) target = state + SCORED
      targets[number] = target
      values[number] =
        points[number] === NOT_ALLOWED ? -Infinity : points[number]! + this.#table[target]!
    }
  }

  #findLast(): void {
    const best = this.stages.best[0]!
    const { open, values, chosen } = this
    for (let roll = 0; roll < COUNT; roll++) {
      let most = -Infinity
      let known = -Infinity
      let choice = 0
      for (const category of open) {
        const outcome = OUTCOME[roll * SIZE + category]!
        const value = values[outcome]!
        if (value > known + TIE) {
          known = value
          choice = outcome
        }
        most = Math.max(most, value)
      }
      best[roll] = most
      chosen[roll] = choice
    }
  }
}

/** The keep within another one from which its best value comes; the largest of several. */
function keepOfValue(keeps: Float64Array, best: Float64Array, within: number): number {
  const value = best[within]! - TIE
  let keep = within
  while (keeps[keep]! < value) {
    let i = START[keep]!
    while (best[FEWER[i]!]! < value) i++
    keep = FEWER[i]!
  }
  return keep
}
