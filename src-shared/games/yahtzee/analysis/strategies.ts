import type { Points } from '../../../base/units.ts'
import { HARDEST_FIRST } from '../rules/categories.ts'
import type { CategoryFigures } from './category-tally.ts'
import { betterHeuristic, estimateTable, heuristic } from './estimates.ts'
import type { YahtzeeGame } from '../solve/game.ts'
import type { FillStages } from '../solve/reroll-values.ts'
import {
  facesAbove,
  rationalYahtzees,
  RulePlay,
  yahtzeesAndStraights,
  yahtzeesOnly,
} from './rule-play.ts'
import { PRESETS, type RuleSet } from '../rules/rule-set.ts'
import type { Strategy } from './strategy-names.ts'
import type { TurnPlay } from '../solve/turn-play.ts'
import { TurnView } from './turn-view.ts'

export { STRATEGIES, type Strategy } from './strategy-names.ts'

/** Changes with every change of how a strategy is played. */
export const STRATEGIES_VERSION = 2

/** Mean and standard deviation of the final score. */
export interface PrintedFigures {
  readonly mean: Points
  readonly standardDeviation: Points
}

/**
 * Table 3 of Glenn 2006, as printed. The paper does not say how ties are broken nor all that the
 * strategies consist of, so that only the row of the optimal one can be compared to the last digit.
 */
const TABLE_3: Readonly<Record<Strategy, PrintedFigures>> = {
  optimal: { mean: 254.59, standardDeviation: 59.61 },
  'better-heuristic': { mean: 244.87, standardDeviation: 57.39 },
  heuristic: { mean: 240.67, standardDeviation: 60.9 },
  'rational-yahtzees': { mean: 219.86, standardDeviation: 65.99 },
  greedy: { mean: 218.05, standardDeviation: 46.87 },
  'yahtzees-and-straights': { mean: 202.51, standardDeviation: 65.9 },
  'yahtzees-only': { mean: 171.52, standardDeviation: 68.17 },
}

/** Figures that the paper prints for a strategy; null for rules other than its own. */
export function printedFigures(rules: RuleSet, strategy: Strategy): PrintedFigures | null {
  const { forced } = PRESETS
  const isPrinted =
    rules.jokers !== 'none' &&
    rules.yahtzeeBonus === forced.yahtzeeBonus &&
    rules.upperThreshold === forced.upperThreshold &&
    rules.upperBonus === forced.upperBonus &&
    rules.rerolls === forced.rerolls
  return isPrinted ? TABLE_3[strategy] : null
}

/** Data about a game that is needed to play a strategy. */
export interface StrategySources {
  /** E by stateIndex. */
  readonly table: Float64Array
  /** Category figures of the optimal player; used by the heuristics only. */
  readonly categories: readonly CategoryFigures[] | null
  readonly fillStages?: FillStages
}

/** Whether a strategy builds on what the categories bring the optimal player. */
export function needsCategories(strategy: Strategy): boolean {
  return strategy === 'heuristic' || strategy === 'better-heuristic'
}

/**
 * Plays by a strategy of table 3. Where the paper does not say which of several equal choices is
 * made, it is the harder category and the larger keep for the greedy one, the first category in the
 * paper's order and the larger keep for those that estimate, the harder category for the others.
 *
 * Of Rational Yahtzees the paper says that it keeps a pair that is open above instead of three of a
 * kind that is not, "among other things". That alone makes 203.52 points with a standard deviation of
 * 64.67, where 219.86 and 65.99 are printed. The other things are read as facesAbove: who collects
 * faces that are open above also scores them there. That makes 222.73 and 67.38, or 221.35 and 64.01
 * with a free choice of joker. Of the other readings that were tried, such as a full house that is kept
 * as well, or fours that go to four of a kind first, none gives both printed figures either.
 */
export function playOf(
  game: YahtzeeGame,
  strategy: Strategy,
  { table, categories, fillStages }: StrategySources,
): TurnPlay {
  const stages = fillStages && { fillStages }
  switch (strategy) {
    case 'optimal':
      return new TurnView(game, table, stages)
    case 'better-heuristic':
      return new TurnView(game, estimateTable(game, betterHeuristic(game, categories!)), stages)
    case 'heuristic':
      return new TurnView(game, estimateTable(game, heuristic(game, categories!)), stages)
    case 'greedy':
      return new TurnView(game, new Float64Array(table.length), { ...stages, order: HARDEST_FIRST })
    case 'rational-yahtzees':
      return new RulePlay(game, rationalYahtzees, HARDEST_FIRST, facesAbove)
    case 'yahtzees-and-straights':
      return new RulePlay(game, yahtzeesAndStraights, HARDEST_FIRST)
    case 'yahtzees-only':
      return new RulePlay(game, yahtzeesOnly, HARDEST_FIRST)
  }
}
