import type { Points } from '../../../base/units.ts'
import { CATEGORIES } from '../rules/categories.ts'
import type { YahtzeeGame } from '../solve/game.ts'
import { FIVE_DICE, KEEP_COUNT, meanOfRolls, NOTHING_KEPT, ROLL_COUNT } from '../solve/keeps.ts'
import { OUTCOME_OF, OUTCOMES, OUTCOMES_IN } from '../solve/outcomes.ts'
import {
  newStages,
  plainStages,
  type FillStages,
  type StageValues,
} from '../solve/reroll-values.ts'
import { NOT_ALLOWED, TurnOutcomes } from '../solve/turn-outcomes.ts'
import type { TurnPlay } from '../solve/turn-play.ts'

// Local copies for speed: an imported binding may be looked up on each use.
const SIZE = CATEGORIES.length
const COUNT = ROLL_COUNT
const OUTCOME = OUTCOME_OF
const EMPTY = NOTHING_KEPT
const FEWER = FIVE_DICE.oneFewer
const START = FIVE_DICE.fewerStart
const LISTS = OUTCOMES_IN
const FORBIDDEN = NOT_ALLOWED

/** Values closer than this are equal, so that rounding decides no choice. */
const TIE = 1e-9

export interface ViewOptions {
  readonly fillStages?: FillStages
  /** All category numbers, preferred ones first among equal values; default: ascending. */
  readonly order?: readonly number[]
}

/**
 * Values and choices within a turn of one state, for a player who values next states by `table`.
 * With E of the solved game this is the optimal policy. Ties go to the first category and the
 * larger keep.
 */
export class TurnView implements TurnPlay {
  readonly #table: Float64Array
  readonly #rerolls: number
  readonly #fillStages: FillStages
  readonly outcomes: TurnOutcomes
  /** By outcome, in open categories only; -Infinity if not allowed. */
  readonly values = new Float64Array(OUTCOMES.length)
  readonly chosen = new Uint16Array(ROLL_COUNT)
  readonly stages: StageValues
  readonly bestKeeps: readonly Uint16Array[]
  /** Outcomes of each roll in the open categories of #unit, roll after roll. */
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

  /** Points still to come after a keep (by number). Keeping all five dice ends the turn. */
  keepValue(keep: number, rerolls: number): Points {
    const { keeps, best } = this.stages
    return keep < ROLL_COUNT ? best[0]![keep]! : keeps[rerolls]![keep]!
  }

  /** Value at the start of the turn: E, if `table` is E of the solved game. */
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

/** For each keep, the best keep within it; of equals the largest. */
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
