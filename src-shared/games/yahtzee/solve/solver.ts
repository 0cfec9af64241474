import type { Points } from '../../../base/units.ts'
import type { CategorySet } from '../rules/categories.ts'
import { newTable, stateIndex, TURNS, unitsFrom, unitStates, type YahtzeeGame } from './game.ts'
import { EMPTY_CARD } from '../rules/scorecard.ts'
import { PlainTurn, type TurnEvaluator } from './turn.ts'
import { TurnInputs } from './turn-inputs.ts'

/** Raise when results of a solve change: part of the label of cached results. */
export const YAHTZEE_SOLVER_VERSION = 1

/**
 * One thread's work on a shared table. A unit reads states with one more category used and writes
 * its own, so the units of a level can run in any order on any thread; the result is the same.
 */
export class YahtzeeWork {
  readonly #game: YahtzeeGame
  readonly #table: Float64Array
  readonly #inputs: TurnInputs
  readonly #turn: TurnEvaluator

  constructor(
    game: YahtzeeGame,
    table: Float64Array,
    turn: TurnEvaluator = new PlainTurn(game.rules.rerolls),
  ) {
    this.#game = game
    this.#table = table
    this.#inputs = new TurnInputs(game, table)
    this.#turn = turn
  }

  /** Solves the states of a unit; all states with one more category used must be solved. */
  run(unit: number): void {
    const { upper, contexts } = this.#game
    const { lanes, inputs, results } = this.#turn
    const set = Math.floor(unit / contexts)
    const context = unit % contexts
    const end = upper.start[set + 1]!
    this.#inputs.setUnit(unit)
    for (let row = upper.start[set]!; row < end; row += lanes) {
      const some = Math.min(lanes, end - row)
      for (let lane = 0; lane < some; lane++) this.#inputs.write(row + lane, inputs, lanes, lane)
      this.#turn.run()
      for (let lane = 0; lane < some; lane++) {
        this.#table[(row + lane) * contexts + context] = results[lane]!
      }
    }
  }
}

export interface SolveStanding {
  /** States with at least this many categories used are solved. */
  readonly level: number
  readonly table: Float64Array
}

export interface SolveOptions {
  readonly from?: SolveStanding
  /** Solve only states in which all of these are used: a game with fewer categories. */
  readonly used?: CategorySet
  readonly turn?: TurnEvaluator
  /** Called after every level with the states solved in this run; false stops the solve. */
  readonly onLevel?: (standing: SolveStanding, states: number) => boolean
}

export function levelStates(game: YahtzeeGame, level: number, used: CategorySet = 0): number {
  return unitsFrom(game, level, used).reduce((sum, unit) => sum + unitStates(game, unit), 0)
}

/**
 * Solves a game backward, from full cards to the empty one, on this thread. Returns E by stateIndex
 * and the level reached: 0, or the number of categories in `used`, unless stopped.
 */
export function solveYahtzee(game: YahtzeeGame, options: SolveOptions = {}): SolveStanding {
  const { from, used = 0, turn, onLevel } = options
  let standing = from ?? { level: TURNS, table: newTable(game) }
  const work = new YahtzeeWork(game, standing.table, turn)
  let states = 0
  for (let level = standing.level - 1; level >= 0; level--) {
    const units = unitsFrom(game, level, used)
    if (units.length === 0) break
    for (const unit of units) work.run(unit)
    standing = { level, table: standing.table }
    states += levelStates(game, level, used)
    if (onLevel?.(standing, states) === false) break
  }
  return standing
}

/** Expected final score: E of the empty card. */
export function expectedScore(game: YahtzeeGame, table: Float64Array): Points {
  return table[stateIndex(game, EMPTY_CARD)]!
}
