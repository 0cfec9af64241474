import type { Points, Probability } from '../../../base/units.ts'
import {
  CATEGORIES,
  has,
  LOWER_CATEGORIES,
  UPPER_CATEGORIES,
  UPPER_COUNT,
  type CategorySet,
} from '../rules/categories.ts'
import type { CategoryFigures } from './category-tally.ts'
import { stateIndex, tableSize, usedOf, yahtzeeGame, type YahtzeeGame } from '../solve/game.ts'
import { solveYahtzee } from '../solve/solver.ts'
import { mostToCome } from '../solve/upper-rows.ts'

export type Estimate = (used: CategorySet, upperTotal: Points) => Points

/** Estimates by stateIndex, for a TurnView to play by. */
export function estimateTable(game: YahtzeeGame, estimate: Estimate): Float64Array {
  const { upper, contexts } = game
  const table = new Float64Array(tableSize(game))
  for (const units of game.units) {
    for (const unit of units) {
      const set = Math.floor(unit / contexts)
      const used = usedOf(game, unit)
      for (let row = upper.start[set]!; row < upper.start[set + 1]!; row++) {
        table[row * contexts + (unit % contexts)] = estimate(used, upper.totalOf[row]!)
      }
    }
  }
  return table
}

/** Distribution function of the standard normal distribution, by Marsaglia's series. */
export function normalBelow(x: number): Probability {
  if (x < -8) return 0
  if (x > 8) return 1
  let sum = x
  let term = x
  for (let i = 3; Math.abs(term) > 1e-17; i += 2) {
    term *= (x * x) / i
    sum += term
  }
  return 0.5 + (sum * Math.exp((-x * x) / 2)) / Math.sqrt(2 * Math.PI)
}

/**
 * Expected upper bonus. The points of the open upper categories are approximated as normal, with
 * the sums of the categories' means and variances under the optimal policy.
 */
function bonusEstimate(game: YahtzeeGame, categories: readonly CategoryFigures[]): Estimate {
  const { upperThreshold, upperBonus } = game.rules
  return (used, total) => {
    const missing = upperThreshold - total
    if (missing <= 0) return upperBonus
    if (missing > mostToCome(used & UPPER_CATEGORIES)) return 0
    let mean = 0
    let variance = 0
    for (let i = 0; i < UPPER_COUNT; i++) {
      if (has(used, i)) continue
      mean += categories[i]!.mean
      variance += categories[i]!.standardDeviation ** 2
    }
    return upperBonus * normalBelow((mean - missing) / Math.sqrt(variance))
  }
}

/**
 * Heuristic of Glenn 2006: the sum of the optimal player's means in the open categories plus
 * bonusEstimate; Yahtzee bonuses count 0.
 */
export function heuristic(game: YahtzeeGame, categories: readonly CategoryFigures[]): Estimate {
  const bonus = bonusEstimate(game, categories)
  return (used, total) =>
    CATEGORIES.reduce(
      (sum, _, i) => (has(used, i) ? sum : sum + categories[i]!.mean),
      bonus(used, total),
    )
}

/**
 * Better heuristic of Glenn 2006: the value of the open upper categories in a solved game of these
 * alone without bonus, plus the same for the open lower categories without jokers, plus
 * bonusEstimate.
 */
export function betterHeuristic(
  game: YahtzeeGame,
  categories: readonly CategoryFigures[],
): Estimate {
  const bonus = bonusEstimate(game, categories)
  const smaller = yahtzeeGame({ ...game.rules, jokers: 'none', yahtzeeBonus: 0, upperBonus: 0 })
  const tableOf = (used: CategorySet): Float64Array => solveYahtzee(smaller, { used }).table
  const upper = tableOf(LOWER_CATEGORIES)
  const lower = tableOf(UPPER_CATEGORIES)
  const valueOf = (table: Float64Array, used: CategorySet): Points =>
    table[stateIndex(smaller, { used, upper: 0, yahtzeeScored: false })]!
  return (used, total) =>
    valueOf(upper, used | LOWER_CATEGORIES) +
    valueOf(lower, used | UPPER_CATEGORIES) +
    bonus(used, total)
}
