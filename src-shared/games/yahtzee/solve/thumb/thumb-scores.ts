import type { Points } from '../../../../base/units.ts'
import {
  ALL_CATEGORIES,
  CATEGORIES,
  has,
  HARDEST_FIRST,
  UPPER_COUNT,
  YAHTZEE,
  type CategorySet,
} from '../../rules/categories.ts'
import { placedPoints } from '../../rules/scoring.ts'
import { EMPTY_CARD } from '../../rules/scorecard.ts'
import {
  newTable,
  stateIndex,
  tableSize,
  TURNS,
  usedOf,
  YAHTZEE_SCORED,
  type YahtzeeGame,
} from '../game.ts'
import { ROLL_COUNT } from '../keeps.ts'
import { OUTCOME_OF, OUTCOMES, OUTCOMES_IN } from '../outcomes.ts'
import { NOT_ALLOWED } from '../turn-outcomes.ts'
import { TurnChances } from '../turn-play.ts'
import { NEXT_SIZE } from '../upper-rows.ts'
import { fillKeeps } from './keep-tables.ts'
import type { KeepTerm } from './keep-terms.ts'
import { countsFor, type YahtzeeThumb } from './thumb-rule.ts'

// Local copies for speed: an imported binding may be looked up on each use.
const SIZE = CATEGORIES.length
const OUTCOME = OUTCOME_OF
const LISTS = OUTCOMES_IN
const COUNT = ROLL_COUNT
const NEVER = NOT_ALLOWED
const CATEGORY_OF = Uint8Array.from(OUTCOMES, ({ category }) => category)
const COUNT_OF = Uint8Array.from(OUTCOMES, ({ count }) => count)
const SCORES_YAHTZEE = OUTCOMES.map(({ category, face }) => category === YAHTZEE && face > 0)
const SIDE = NEXT_SIZE / UPPER_COUNT

/** Distribution of the final roll of a turn under some terms; cached by categories used. */
export class LastRolls {
  readonly #terms: readonly KeepTerm[]
  readonly #turn = new TurnChances()
  readonly #keeps: readonly Uint16Array[]
  readonly #known: (Float64Array | undefined)[] = []

  constructor({ rules }: YahtzeeGame, terms: readonly KeepTerm[]) {
    this.#terms = terms
    this.#keeps = Array.from({ length: rules.rerolls + 1 }, () => new Uint16Array(ROLL_COUNT))
  }

  of(used: CategorySet): Float64Array {
    return (this.#known[used] ??= this.#find(used))
  }

  #find(used: CategorySet): Float64Array {
    this.#keeps.forEach((keeps, rerolls) => {
      if (rerolls > 0) fillKeeps(this.#terms, ALL_CATEGORIES & ~used, rerolls, keeps)
    })
    return this.#turn.ofTurn({ bestKeeps: this.#keeps }).slice()
  }
}

/** Gains of the outcomes of a unit, weighted by a policy's visits. */
export interface UnitGains {
  readonly unit: number
  /** By outcome: sum over the unit's states of visits times (points + E after - E before). */
  readonly gains: Float64Array
}

/**
 * Exact mean scores of rules of thumb. Keeps and boxes of a rule depend only on the unit of a
 * state, so the turn of a unit is evaluated once for all its states.
 */
export class ThumbScores {
  readonly game: YahtzeeGame
  readonly #points: readonly Int16Array[]
  readonly #table: Float64Array
  readonly #chances = new Float64Array(OUTCOMES.length)
  readonly #counts = new Float64Array(OUTCOMES.length)

  constructor(game: YahtzeeGame) {
    this.game = game
    this.#table = newTable(game)
    const units = game.units.reduce((sum, level) => sum + level.length, 0)
    this.#points = Array.from({ length: units }, (_, unit) => this.#pointsOf(unit))
  }

  #pointsOf(unit: number): Int16Array {
    const { rules, contexts } = this.game
    const used = usedOf(this.game, unit)
    const card = { used, upper: 0, yahtzeeScored: unit % contexts >= YAHTZEE_SCORED }
    return Int16Array.from(
      OUTCOMES,
      ({ category, face, points }) =>
        placedPoints(rules, card, face, category, points) ?? NOT_ALLOWED,
    )
  }

  /** Exact mean final score of a rule from the empty card. */
  mean(rule: YahtzeeThumb, rolls = new LastRolls(this.game, rule.keeps)): Points {
    const { game } = this
    const { upper, contexts } = game
    const table = newTable(game, this.#table)
    const list = new Uint16Array(OUTCOMES.length)
    for (let level = TURNS - 1; level >= 0; level--) {
      for (const unit of game.units[level]!) {
        const chances = this.outcomesOf(rule, unit, rolls)
        const points = this.#points[unit]!
        let count = 0
        let scored = 0
        for (let outcome = 0; outcome < chances.length; outcome++) {
          if (chances[outcome] === 0) continue
          list[count++] = outcome
          scored += chances[outcome]! * points[outcome]!
        }
        const set = Math.floor(unit / contexts)
        const context = unit % contexts
        const end = upper.start[set + 1]!
        for (let row = upper.start[set]!; row < end; row++) {
          let sum = scored
          for (let i = 0; i < count; i++) {
            const outcome = list[i]!
            sum += chances[outcome]! * table[this.#target(row, context, outcome)]!
          }
          table[row * contexts + context] = sum
        }
      }
    }
    return table[stateIndex(game, EMPTY_CARD)]!
  }

  /** Probability of each outcome of a unit's turns; valid until the next call. */
  outcomesOf(rule: YahtzeeThumb, unit: number, rolls: LastRolls): Float64Array {
    const used = usedOf(this.game, unit)
    const points = this.#points[unit]!
    const counts = this.#counts
    const chances = this.#chances.fill(0)
    const open: number[] = []
    for (const category of HARDEST_FIRST) {
      if (has(used, category)) continue
      open.push(category)
      for (const outcome of LISTS[category]!) {
        const scored = points[outcome]!
        counts[outcome] = scored === NEVER ? -Infinity : countsFor(rule, category, scored)
      }
    }
    const last = rolls.of(used)
    for (let roll = 0; roll < COUNT; roll++) {
      const chance = last[roll]!
      if (chance === 0) continue
      let best = 0
      let most = -Infinity
      for (const category of open) {
        const outcome = OUTCOME[roll * SIZE + category]!
        if (counts[outcome]! > most) {
          most = counts[outcome]!
          best = outcome
        }
      }
      chances[best]! += chance
    }
    return chances
  }

  /**
   * Visits of a rule's games and gains of the outcomes against the solved game (`solved`: E by
   * stateIndex), for the `count` most visited units. Over all units, outcomesOf times gains sums to
   * the rule's mean minus E of the empty card (performance difference lemma); for a similar rule
   * the same gains are an estimate.
   */
  gains(rule: YahtzeeThumb, rolls: LastRolls, solved: Float64Array, count: number): UnitGains[] {
    const { game } = this
    const { upper, contexts } = game
    const visits = new Float64Array(tableSize(game))
    visits[stateIndex(game, EMPTY_CARD)] = 1
    const found: { unit: number; visited: number; gains: Float64Array }[] = []
    for (let level = 0; level < TURNS; level++) {
      for (const unit of game.units[level]!) {
        const set = Math.floor(unit / contexts)
        const context = unit % contexts
        const first = upper.start[set]!
        const rows = visitedRows(visits, first, upper.start[set + 1]!, contexts, context)
        if (rows.length === 0) continue
        const chances = this.outcomesOf(rule, unit, rolls)
        const points = this.#points[unit]!
        const gains = new Float64Array(OUTCOMES.length)
        let visited = 0
        for (const row of rows) {
          const state = row * contexts + context
          const mass = visits[state]!
          visited += mass
          for (let outcome = 0; outcome < gains.length; outcome++) {
            if (points[outcome] === NEVER) continue
            const target = this.#target(row, context, outcome)
            gains[outcome]! += mass * (points[outcome]! + solved[target]! - solved[state]!)
            visits[target]! += mass * chances[outcome]!
          }
        }
        found.push({ unit, visited, gains })
      }
    }
    return found.toSorted((a, b) => b.visited - a.visited || a.unit - b.unit).slice(0, count)
  }

  #target(row: number, context: number, outcome: number): number {
    const { upper, contexts } = this.game
    const category = CATEGORY_OF[outcome]!
    if (category < UPPER_COUNT) {
      return (
        upper.next[row * NEXT_SIZE + category * SIDE + COUNT_OF[outcome]!]! * contexts + context
      )
    }
    const state = row * contexts + context
    if (contexts > YAHTZEE_SCORED && SCORES_YAHTZEE[outcome]!) return state + YAHTZEE_SCORED
    return state + (1 << (category - UPPER_COUNT))
  }
}

function visitedRows(
  visits: Float64Array,
  first: number,
  end: number,
  contexts: number,
  context: number,
): number[] {
  const rows: number[] = []
  for (let row = first; row < end; row++) if (visits[row * contexts + context]! > 0) rows.push(row)
  return rows
}
