import type {
  KnownMeans,
  YahtzeeSources,
  YahtzeeSheetSources,
} from '#shared/games/yahtzee/cards/sources.ts'
import { CATEGORIES } from '#shared/games/yahtzee/rules/categories.ts'
import { yahtzeeGame } from '#shared/games/yahtzee/solve/game.ts'
import { compiledStages } from '#shared/games/yahtzee/solve/reroll-values.ts'
import { PRESETS, type RuleSet } from '#shared/games/yahtzee/rules/rule-set.ts'
import { scoreStatistics } from '#shared/games/yahtzee/analysis/score-distribution.ts'
import { solveYahtzee } from '#shared/games/yahtzee/solve/solver.ts'
import { USUAL_RULES } from '#shared/games/yahtzee/solve/thumb/thumb-rule.ts'
import { turnKernel } from '#shared/games/yahtzee/solve/turn-kernel.ts'
import { TurnView } from '#shared/games/yahtzee/analysis/turn-view.ts'

/** The final scores of a game without an upper bonus are found thirty times as fast. */
export const NO_BONUS: RuleSet = { ...PRESETS.forced, name: 'No upper bonus', upperBonus: 0 }

/** Placeholder for the final scores where a test does not look at them; no such game is played. */
const OTHER_SCORES: YahtzeeSources['scores'] = {
  mean: 254.6,
  standardDeviation: 59.6,
  categories: CATEGORIES.map(() => ({ mean: 12.34, standardDeviation: 5.67, zero: 0.089 })),
  upperBonus: 0.68,
  yahtzees: { rolled: 0.46, bonuses: 0.1, bonusMean: 9.6 },
}

/** Input of cards, and of sheets besides. */
export interface AllSources extends YahtzeeSources {
  readonly means: KnownMeans | null
  readonly thumb: YahtzeeSheetSources['thumb']
}

const tables = new Map<RuleSet, Float64Array>()

/** The solved game, once a test file. */
export function tableOf(rules: RuleSet): Float64Array {
  const known = tables.get(rules)
  if (known) return known
  const turn = turnKernel(rules.rerolls)
  const { table } = solveYahtzee(yahtzeeGame(rules), { turn })
  tables.set(rules, table)
  return table
}

/** Input of cards and sheets, with placeholder scores. */
export function quickSources(rules: RuleSet): AllSources {
  return {
    rules,
    table: tableOf(rules),
    scores: OTHER_SCORES,
    means: null,
    thumb: { rule: USUAL_RULES, mean: 230.5 },
    points: null,
  }
}

/** The same with the real final scores; some seconds with an upper bonus. */
export function scoredSources(rules: RuleSet): AllSources {
  const table = tableOf(rules)
  const game = yahtzeeGame(rules)
  const fillStages = compiledStages(rules.rerolls)
  const scores = scoreStatistics(game, new TurnView(game, table, { fillStages }))
  const { mean } = scores
  const points = new Map([
    ['alike', mean - 50],
    ['odds', mean - 36],
    ['averages', mean - 20],
    ['bonus', mean - 12],
    ['zeros', mean - 10],
    ['opening', mean - 9.5],
    ['best', mean],
  ] as const)
  return {
    rules,
    table,
    scores,
    means: { averages: mean - 12, greedy: mean - 36 },
    thumb: { rule: USUAL_RULES, mean: mean - 24 },
    points,
  }
}
