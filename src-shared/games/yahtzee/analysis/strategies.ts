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

/** Raise when a strategy plays differently: part of the label of cached results. */
export const STRATEGIES_VERSION = 2

export interface PrintedFigures {
  readonly mean: Points
  readonly standardDeviation: Points
}

/**
 * Table 3 of Glenn 2006. The paper leaves ties and parts of the strategies open, so only the
 * optimal row can be compared to the last digit.
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

/** Figures printed in the paper; null if the rules are not the paper's. */
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

export interface StrategySources {
  /** E by stateIndex. */
  readonly table: Float64Array
  readonly categories: readonly CategoryFigures[] | null
  readonly fillStages?: FillStages
}

export function needsCategories(strategy: Strategy): boolean {
  return strategy === 'heuristic' || strategy === 'better-heuristic'
}

/**
 * Policy of a strategy of table 3. For ties that the paper leaves open, greedy takes the harder
 * category and the larger keep, the heuristics take the first category in the paper's order and the
 * larger keep, and the others take the harder category.
 *
 * Of Rational Yahtzees the paper says only that a pair whose upper category is open is kept instead
 * of three of a kind whose upper category is used, "among other things". That alone gives mean
 * 203.52 and standard deviation 64.67; 219.86 and 65.99 are printed. With facesAbove added, which
 * scores such faces above, it is 222.73 and 67.38, or 221.35 and 64.01 with a free choice of joker.
 * No other reading that was tried gives both printed figures, such as also keeping a full house, or
 * scoring four equal dice in four of a kind first.
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
