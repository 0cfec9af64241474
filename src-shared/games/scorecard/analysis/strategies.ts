import type { Points } from '../../../base/units.ts'
import { formerRules } from '../rules/former.ts'
import { HARDEST_FIRST, hasThirteenBoxes } from '../rules/thirteen-boxes.ts'
import { PRESETS } from '../rules/presets.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import type { TurnPolicy } from '../solve/policy.ts'
import type { FillStages } from '../solve/reroll-values.ts'
import type { CardStates } from '../solve/states.ts'
import type { BoxFigures } from './box-tally.ts'
import { betterHeuristic, estimateTable, heuristic } from './estimates.ts'
import { facesAbove, rationalAlike, RulePlay, alikeAndStraights, alikeOnly } from './rule-play.ts'
import type { Strategy } from './strategy-names.ts'
import { TurnView } from './turn-view.ts'
import { PatternOdds } from './usual-odds.ts'

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
  'equal-with-sense': { mean: 219.86, standardDeviation: 65.99 },
  greedy: { mean: 218.05, standardDeviation: 46.87 },
  'equal-and-straights': { mean: 202.51, standardDeviation: 65.9 },
  'equal-only': { mean: 171.52, standardDeviation: 68.17 },
}

const printedRules = formerRules(PRESETS.forced)!

/** Figures printed in the paper; null if the rules are not the paper's. */
export function printedFigures(rules: RuleSet, strategy: Strategy): PrintedFigures | null {
  const former = formerRules(rules)
  const isPrinted =
    former !== null &&
    former.jokers !== 'none' &&
    JSON.stringify({ ...former, jokers: printedRules.jokers }) === JSON.stringify(printedRules)
  return isPrinted ? TABLE_3[strategy] : null
}

export interface StrategySources {
  /** Values of the solved card by stateIndex. */
  readonly table: Float64Array
  /** By box, under the best play. */
  readonly boxes: readonly BoxFigures[] | null
  readonly fillStages?: FillStages
}

export function needsBoxes(strategy: Strategy): boolean {
  return strategy === 'heuristic' || strategy === 'better-heuristic'
}

/** Boxes by the chance of scoring in them for a player who plays for nothing else, least first. */
function hardestFirst(rules: RuleSet): readonly number[] {
  if (hasThirteenBoxes(rules)) return HARDEST_FIRST
  const odds = rules.boxes.map((_, box) =>
    Math.round(1e9 * new PatternOdds(rules, box).within(rules.rolls)),
  )
  return [...rules.boxes.keys()].toSorted((a, b) => odds[a]! - odds[b]! || b - a)
}

/**
 * Policy of a strategy of table 3. For ties that the paper leaves open, greedy takes the harder
 * box and the larger keep, the heuristics take the first box in the order of the card and the larger
 * keep, and the others take the harder box. Some need the thirteen boxes, see
 * strategiesFor.
 *
 * Of equal-with-sense the paper says only that a pair whose upper category is open is kept instead
 * of three of a kind whose upper category is used, "among other things". That alone gives mean
 * 203.52 and standard deviation 64.67; 219.86 and 65.99 are printed. With facesAbove added, which
 * scores such faces above, it is 222.73 and 67.38, or 221.35 and 64.01 with a free choice of joker.
 * No other reading that was tried gives both printed figures, such as also keeping a full house, or
 * scoring four equal dice in four of a kind first.
 */
export function playOf(
  states: CardStates,
  strategy: Strategy,
  { table, boxes, fillStages }: StrategySources,
): TurnPolicy {
  const stages = fillStages && { fillStages }
  const order = hardestFirst(states.rules)
  switch (strategy) {
    case 'optimal':
      return new TurnView(states, table, stages)
    case 'better-heuristic':
      return new TurnView(states, estimateTable(states, betterHeuristic(states, boxes!)), stages)
    case 'heuristic':
      return new TurnView(states, estimateTable(states, heuristic(states, boxes!)), stages)
    case 'greedy':
      return new TurnView(states, new Float64Array(table.length), { ...stages, order })
    case 'equal-with-sense':
      return new RulePlay(states, rationalAlike, order, facesAbove)
    case 'equal-and-straights':
      return new RulePlay(states, alikeAndStraights, order)
    case 'equal-only':
      return new RulePlay(states, alikeOnly, order)
  }
}
