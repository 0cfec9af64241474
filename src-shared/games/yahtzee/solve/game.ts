import type { Points } from '../../../base/units.ts'
import {
  ALL_CATEGORIES,
  CATEGORIES,
  countOfSet,
  has,
  UPPER_CATEGORIES,
  UPPER_COUNT,
  YAHTZEE,
  type CategorySet,
} from '../rules/categories.ts'
import { hasYahtzeeBonus, type RuleSet } from '../rules/rule-set.ts'
import type { Scorecard } from '../rules/scorecard.ts'
import { UPPER_SETS, upperRows, type UpperRows } from './upper-rows.ts'

export const TURNS = CATEGORIES.length

/** Lower context with only the Yahtzee box used, with 0. */
export const YAHTZEE_ZERO = 1 << (YAHTZEE - UPPER_COUNT)

/** The same with 50; only in games with a Yahtzee bonus. */
export const YAHTZEE_SCORED = 2 * YAHTZEE_ZERO

/**
 * A game prepared for solving. A state (the start of a turn) is a row (see UpperRows) and a lower
 * context. A context below 128 is the set of lower categories used, Yahtzee as the highest bit; a
 * context c >= 128 is the set c - 64 with 50 in the Yahtzee box.
 */
export interface YahtzeeGame {
  readonly rules: RuleSet
  readonly upper: UpperRows
  /** Number of lower contexts: 192 with a Yahtzee bonus, else 128. */
  readonly contexts: number
  /**
   * Units by level (categories used, 0 to 13). A unit is all states with the same upper categories
   * and lower context: set * contexts + context.
   */
  readonly units: readonly Int32Array[]
}

export function usedOf(game: YahtzeeGame, unit: number): CategorySet {
  const context = unit % game.contexts
  const lower = context >= YAHTZEE_SCORED ? context - YAHTZEE_ZERO : context
  return Math.floor(unit / game.contexts) | (lower << UPPER_COUNT)
}

export function unitStates({ upper, contexts }: YahtzeeGame, unit: number): number {
  const set = Math.floor(unit / contexts)
  return upper.start[set + 1]! - upper.start[set]!
}

export function yahtzeeGame(rules: RuleSet): YahtzeeGame {
  const contexts = hasYahtzeeBonus(rules) ? YAHTZEE_SCORED + YAHTZEE_ZERO : YAHTZEE_SCORED
  const game = { rules, upper: upperRows(rules), contexts, units: [] }
  const levels: number[][] = Array.from({ length: TURNS + 1 }, () => [])
  for (let unit = 0; unit < UPPER_SETS * contexts; unit++) {
    levels[countOfSet(usedOf(game, unit))]!.push(unit)
  }
  return { ...game, units: levels.map((level) => Int32Array.from(level)) }
}

/** Number of states, full cards included: the length of a value table. */
export function tableSize({ upper, contexts }: YahtzeeGame): number {
  return upper.rows * contexts
}

function contextOf(game: YahtzeeGame, { used, yahtzeeScored }: Scorecard): number {
  const lower = used >> UPPER_COUNT
  const counts = game.contexts > YAHTZEE_SCORED && yahtzeeScored && has(used, YAHTZEE)
  return counts ? lower + YAHTZEE_ZERO : lower
}

/**
 * Index of a card's state in a value table: row * contexts + context; -1 if its upper total is
 * impossible.
 */
export function stateIndex(game: YahtzeeGame, card: Scorecard): number {
  const { upperThreshold } = game.rules
  const set = card.used & UPPER_CATEGORIES
  const total = Math.min(card.upper, upperThreshold)
  const row = game.upper.rowOf[set * (upperThreshold + 1) + total]!
  return row < 0 ? -1 : row * game.contexts + contextOf(game, card)
}

/** Inverse of stateIndex: the lowest of merged totals, yahtzeeScored false if irrelevant. */
export function cardAt(game: YahtzeeGame, state: number): Scorecard {
  const { upper, contexts } = game
  const row = Math.floor(state / contexts)
  const context = state % contexts
  let set = 0
  while (upper.start[set + 1]! <= row) set++
  return {
    used: usedOf(game, set * contexts + context),
    upper: upper.totalOf[row]!,
    yahtzeeScored: context >= YAHTZEE_SCORED,
  }
}

/** Indexes of the states of a level, unit by unit. */
export function statesOf({ upper, contexts, units }: YahtzeeGame, level: number): Int32Array {
  return Int32Array.from(
    Array.from(units[level]!, (unit) => {
      const set = Math.floor(unit / contexts)
      const rows = upper.start[set + 1]! - upper.start[set]!
      const first = upper.start[set]! * contexts + (unit % contexts)
      return Array.from({ length: rows }, (_, row) => first + row * contexts)
    }).flat(),
  )
}

export function upperBonusOf({ upperThreshold, upperBonus }: RuleSet, total: Points): Points {
  return total >= upperThreshold ? upperBonus : 0
}

/** A value table: E of full cards, NaN elsewhere. */
export function newTable(
  game: YahtzeeGame,
  table: Float64Array = new Float64Array(tableSize(game)),
): Float64Array {
  const { upper, contexts, rules } = game
  table.fill(NaN)
  for (let row = upper.start[UPPER_CATEGORIES]!; row < upper.rows; row++) {
    for (const unit of game.units[TURNS]!) {
      table[row * contexts + (unit % contexts)] = upperBonusOf(rules, upper.totalOf[row]!)
    }
  }
  return table
}

/** Units of a level in which all categories of `used` are used; default: all units. */
export function unitsFrom(game: YahtzeeGame, level: number, used: CategorySet = 0): Int32Array {
  const units = game.units[level]!
  if (used === 0) return units
  return units.filter((unit) => (usedOf(game, unit) & used) === (used & ALL_CATEGORIES))
}
