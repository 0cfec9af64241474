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

/** The most that the open categories can score, bonuses not among it. */
function mostOfCategories(used: CategorySet): Points {
  let most = mostToCome(used & UPPER_CATEGORIES)
  for (const [category, points] of LOWER_MOST) if (!has(used, category)) most += points
  return most
}

/** No final score is higher. */
export function mostScore(rules: RuleSet): Points {
  const { yahtzeeBonus, upperBonus } = rules
  const bonuses = hasYahtzeeBonus(rules) ? (TURNS - 1) * yahtzeeBonus : 0
  return mostOfCategories(NO_CATEGORIES) + bonuses + upperBonus
}

/** The most Yahtzee bonuses that can still come in a unit's states. */
function mostBonuses(game: YahtzeeGame, unit: number, open: number): number {
  if (!hasYahtzeeBonus(game.rules)) return 0
  if (unit % game.contexts >= YAHTZEE_SCORED) return open
  return has(usedOf(game, unit), YAHTZEE) ? 0 : open - 1
}

/** By row of a unit, as many points as cannot be surpassed from there to the end. */
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

/**
 * By number of categories used, how many chances between 0 and 1 the states have at most, for needs
 * up to a limit.
 */
export function mostChances(game: YahtzeeGame, limit: Points, used: CategorySet = 0): number[] {
  return Array.from({ length: TURNS }, (_, level) => {
    let count = 0
    for (const unit of unitsFrom(game, level, used)) {
      for (const most of mostOfUnit(game, unit)) count += Math.min(limit, most)
    }
    return count
  })
}
