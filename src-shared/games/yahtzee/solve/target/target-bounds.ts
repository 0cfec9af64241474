import type { Points } from '../../../../base/units.ts'
import {
  CHANCE,
  countOfSet,
  FOUR,
  has,
  HOUSE,
  LARGE,
  NO_CATEGORIES,
  SMALL,
  THREE,
  UPPER_CATEGORIES,
  YAHTZEE,
  type CategorySet,
} from '../../rules/categories.ts'
import { TURNS, unitsFrom, usedOf, YAHTZEE_SCORED, type YahtzeeGame } from '../game.ts'
import { hasYahtzeeBonus, type RuleSet } from '../../rules/rule-set.ts'
import { HOUSE_POINTS, LARGE_POINTS, SMALL_POINTS, YAHTZEE_POINTS } from '../../rules/scoring.ts'
import { mostToCome } from '../upper-rows.ts'
import { MAX_PIPS } from './target-inputs.ts'

const LOWER_MOST = new Map([
  [THREE, MAX_PIPS],
  [FOUR, MAX_PIPS],
  [HOUSE, HOUSE_POINTS],
  [SMALL, SMALL_POINTS],
  [LARGE, LARGE_POINTS],
  [CHANCE, MAX_PIPS],
  [YAHTZEE, YAHTZEE_POINTS],
])

function mostOfCategories(used: CategorySet): Points {
  let most = mostToCome(used & UPPER_CATEGORIES)
  for (const [category, points] of LOWER_MOST) if (!has(used, category)) most += points
  return most
}

/** Upper bound of the final score. */
export function mostScore(rules: RuleSet): Points {
  const { yahtzeeBonus, upperBonus } = rules
  const bonuses = hasYahtzeeBonus(rules) ? (TURNS - 1) * yahtzeeBonus : 0
  return mostOfCategories(NO_CATEGORIES) + bonuses + upperBonus
}

function mostBonuses(game: YahtzeeGame, unit: number, open: number): number {
  if (!hasYahtzeeBonus(game.rules)) return 0
  if (unit % game.contexts >= YAHTZEE_SCORED) return open
  return has(usedOf(game, unit), YAHTZEE) ? 0 : open - 1
}

/** By row of a unit: upper bound of the points still to come. */
function mostOfUnit(game: YahtzeeGame, unit: number): Points[] {
  const { rules, upper, contexts } = game
  const used = usedOf(game, unit)
  const bonuses = mostBonuses(game, unit, TURNS - countOfSet(used))
  const most = mostOfCategories(used) + bonuses * rules.yahtzeeBonus
  const set = Math.floor(unit / contexts)
  const left = mostToCome(set)
  return Array.from(upper.totalOf.subarray(upper.start[set], upper.start[set + 1]), (total) =>
    total + left >= rules.upperThreshold ? most + rules.upperBonus : most,
  )
}

/** By level: most chances strictly between 0 and 1 to store, for needs up to `limit`. */
export function mostChances(game: YahtzeeGame, limit: Points, used: CategorySet = 0): number[] {
  return Array.from({ length: TURNS }, (_, level) => {
    let count = 0
    for (const unit of unitsFrom(game, level, used)) {
      for (const most of mostOfUnit(game, unit)) count += Math.min(limit, most)
    }
    return count
  })
}
