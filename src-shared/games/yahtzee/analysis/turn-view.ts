import type { Points } from '../../../base/units.ts'
import { CATEGORIES } from '../rules/categories.ts'
import type { YahtzeeGame } from '../solve/game.ts'
import {
  FEWER_START,
  KEEP_COUNT,
  meanOfRolls,
  NOTHING_KEPT,
  ONE_FEWER,
  ROLL_COUNT,
} from '../solve/keeps.ts'
import { OUTCOME_OF, OUTCOMES, OUTCOMES_IN } from '../solve/outcomes.ts'
import {
  newStages,
  plainStages,
  type FillStages,
  type StageValues,
} from '../solve/reroll-values.ts'
import { NOT_ALLOWED, TurnOutcomes } from '../solve/turn-outcomes.ts'
import type { TurnPlay } from '../solve/turn-play.ts'

// Of this module for speed: an imported name may be looked up each time.
const SIZE = CATEGORIES.length
const COUNT = ROLL_COUNT
const OUTCOME = OUTCOME_OF
const EMPTY = NOTHING_KEPT
const FEWER = ONE_FEWER
const START = FEWER_START
const LISTS = OUTCOMES_IN
const FORBIDDEN = NOT_ALLOWED

/** Values closer than this are equal but for rounding, so that choices do not hang on it. */
const TIE = 1e-9

export interface ViewOptions {
  readonly fillStages?: FillStages
  /** The numbers of all categories, those to be preferred among equals first; in order by default. */
  readonly order?: readonly number[]
}

/**
 * A whole turn of one state, seen from inside: the value of every keep and every outcome, and what a
 * player does to whom the states are worth what the table says: the optimal player, if it is that of
 * the solved game. Of equal values the first category and the larger keep are chosen.
 */
export class TurnView implements TurnPlay {
  readonly #table: Float64Array
  readonly #rerolls: number
  readonly #fillStages: FillStages
  readonly outcomes: TurnOutcomes
  /** The value of each outcome, -Infinity where it is not allowed; of open categories only. */
  readonly values = new Float64Array(OUTCOMES.length)
  readonly chosen = new Uint16Array(ROLL_COUNT)
  /** The values of rolls and keeps. */
  readonly stages: StageValues
  readonly bestKeeps: readonly Uint16Array[]
  /** The outcomes of each roll in the open categories, roll after roll; for states of #unit. */
  readonly #outcomesOf = new Uint16Array(ROLL_COUNT * CATEGORIES.length)
  #unit = -1

  constructor(game: YahtzeeGame, table: Float64Array, options: ViewOptions = {}) {
    const { fillStages = plainStages, order } = options
    this.outcomes = new TurnOutcomes(game, order)
    this.#fillStages = fillStages
    this.#table = table
    this.#rerolls = game.rules.rerolls
    this.stages = newStages(this.#rerolls)
    this.bestKeeps = this.stages.best.map(() => new Uint16Array(KEEP_COUNT))
  }

  look(state: number): void {
    this.outcomes.look(state)
    this.#listOutcomes()
    this.#findValues()
    this.#findLast()
    const { best, keeps } = this.stages
    this.#fillStages(this.stages)
    for (let left = 1; left <= this.#rerolls; left++) {
      findBestKeeps(keeps[left]!, best[left]!, this.bestKeeps[left]!)
    }
  }

  /**
   * Points still to come after a keep, by its number, with so many rerolls left before it. Who keeps
   * all five stops, rerolls left or not.
   */
  keepValue(keep: number, rerolls: number): Points {
    const { keeps, best } = this.stages
    return keep < ROLL_COUNT ? best[0]![keep]! : keeps[rerolls]![keep]!
  }

  /** The value at the start of the turn; E, if the table is that of the solved game. */
  get value(): Points {
    return meanOfRolls(this.stages.best[this.#rerolls]!)
  }

  #listOutcomes(): void {
    const { unit, open } = this.outcomes
    if (unit === this.#unit) return
    this.#unit = unit
    let at = 0
    for (let roll = 0; roll < COUNT; roll++) {
      for (const category of open) this.#outcomesOf[at++] = OUTCOME[roll * SIZE + category]!
    }
  }

  #findValues(): void {
    const { values } = this
    const { open, points, targets } = this.outcomes
    const table = this.#table
    for (const category of open) {
      for (const number of LISTS[category]!) {
        const scored = points[number]!
        values[number] = scored === FORBIDDEN ? -Infinity : scored + table[targets[number]!]!
      }
    }
  }

  #findLast(): void {
    const best = this.stages.best[0]!
    const { values, chosen } = this
    const outcomes = this.#outcomesOf
    const count = this.outcomes.open.length
    let at = 0
    for (let roll = 0; roll < COUNT; roll++) {
      let most = -Infinity
      let known = -Infinity
      let choice = 0
      for (const end = at + count; at < end; at++) {
        const outcome = outcomes[at]!
        const value = values[outcome]!
        if (value > known + TIE) {
          known = value
          choice = outcome
        }
        if (value > most) most = value
      }
      best[roll] = most
      chosen[roll] = choice
    }
  }
}

/** For each keep, the one within it from which its best value comes; the largest of several. */
function findBestKeeps(keeps: Float64Array, best: Float64Array, found: Uint16Array): void {
  for (let keep = EMPTY; keep >= 0; keep--) {
    const value = best[keep]! - TIE
    if (keeps[keep]! >= value) {
      found[keep] = keep
      continue
    }
    let i = START[keep]!
    while (best[FEWER[i]!]! < value) i++
    found[keep] = found[FEWER[i]!]!
  }
}
