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

/** How many categories can be used, which is the number of turns. */
export const TURNS = CATEGORIES.length

/** The lower context in which the Yahtzee box alone is used, with zero. */
export const YAHTZEE_ZERO = 1 << (YAHTZEE - UPPER_COUNT)

/** The same with 50, where that makes a difference. */
export const YAHTZEE_SCORED = 2 * YAHTZEE_ZERO

/**
 * A game laid out for solving. A state, the start of a turn, is a row (UpperRows) and a lower
 * context: a number below 128 is a set of lower categories, Yahtzee last; one from 128 on is the set
 * that is less by 64, with 50 in the Yahtzee box.
 */
export interface YahtzeeGame {
  readonly rules: RuleSet
  readonly upper: UpperRows
  /** Lower contexts, 192 with a Yahtzee bonus and 128 without. */
  readonly contexts: number
  /**
   * The work of each number of categories used, 0 to 13: all states of one set of upper categories
   * and one lower context are a unit, set * contexts + context.
   */
  readonly units: readonly Int32Array[]
}

/** The categories used in a unit. */
export function usedOf(game: YahtzeeGame, unit: number): CategorySet {
  const context = unit % game.contexts
  const lower = context >= YAHTZEE_SCORED ? context - YAHTZEE_ZERO : context
  return Math.floor(unit / game.contexts) | (lower << UPPER_COUNT)
}

/** How many states a unit has. */
export function unitStates({ upper, contexts }: YahtzeeGame, unit: number): number {
  const set = Math.floor(unit / contexts)
  return upper.start[set + 1]! - upper.start[set]!
}

/** Lays out a game. */
export function yahtzeeGame(rules: RuleSet): YahtzeeGame {
  const contexts = hasYahtzeeBonus(rules) ? YAHTZEE_SCORED + YAHTZEE_ZERO : YAHTZEE_SCORED
  const game = { rules, upper: upperRows(rules), contexts, units: [] }
  const levels: number[][] = Array.from({ length: TURNS + 1 }, () => [])
  for (let unit = 0; unit < UPPER_SETS * contexts; unit++) {
    levels[countOfSet(usedOf(game, unit))]!.push(unit)
  }
  return { ...game, units: levels.map((level) => Int32Array.from(level)) }
}

/** How long the table of a game is: its states, full cards among them. */
export function tableSize({ upper, contexts }: YahtzeeGame): number {
  return upper.rows * contexts
}

/** The lower context of a card. */
function contextOf(game: YahtzeeGame, { used, yahtzeeScored }: Scorecard): number {
  const lower = used >> UPPER_COUNT
  const counts = game.contexts > YAHTZEE_SCORED && yahtzeeScored && has(used, YAHTZEE)
  return counts ? lower + YAHTZEE_ZERO : lower
}

/**
 * Where a card's state stands in the table, row * contexts + context; -1 if its upper total cannot
 * come from the upper categories used.
 */
export function stateIndex(game: YahtzeeGame, card: Scorecard): number {
  const { upperThreshold } = game.rules
  const set = card.used & UPPER_CATEGORIES
  const total = Math.min(card.upper, upperThreshold)
  const row = game.upper.rowOf[set * (upperThreshold + 1) + total]!
  return row < 0 ? -1 : row * game.contexts + contextOf(game, card)
}

/** The card of a state; of merged upper totals the least, and without 50 where it is not told apart. */
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

/** The places of a level's states in the table, those of a unit together. */
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

/** The upper bonus that a full card is paid. */
export function upperBonusOf({ upperThreshold, upperBonus }: RuleSet, total: Points): Points {
  return total >= upperThreshold ? upperBonus : 0
}

/** A table with the ends of the game filled in: E of full cards, NaN elsewhere. */
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

/** The units of a level in which all of some categories are used; all units by default. */
export function unitsFrom(game: YahtzeeGame, level: number, used: CategorySet = 0): Int32Array {
  const units = game.units[level]!
  if (used === 0) return units
  return units.filter((unit) => (usedOf(game, unit) & used) === (used & ALL_CATEGORIES))
}
