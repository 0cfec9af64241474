import type {
  KnownMeans,
  ToldScores,
  ScorecardSources,
  ScorecardSheetSources,
} from '#shared/games/scorecard/cards/sources.ts'
import { compiledStages } from '#shared/games/scorecard/solve/reroll-values.ts'
import { PRESETS } from '#shared/games/scorecard/rules/presets.ts'
import { ruleHash } from '#shared/games/scorecard/rules/rule-hash.ts'
import type { RuleSet } from '#shared/games/scorecard/rules/rule-set.ts'
import { keptSolve } from './kept-solves.ts'
import { scoreStatistics } from '#shared/games/scorecard/analysis/score-distribution.ts'
import { expectedScore, solveCard } from '#shared/games/scorecard/solve/solver.ts'
import { cardStates } from '#shared/games/scorecard/solve/states.ts'
import { TurnView } from '#shared/games/scorecard/analysis/turn-view.ts'
import { startNumbers } from '#shared/games/scorecard/steps/find-pars.ts'
import type { FoundSteps } from '#shared/games/scorecard/steps/find-steps.ts'
import { stepCard } from '#shared/games/scorecard/steps/step-card.ts'
import { stepsFor } from '#shared/games/scorecard/steps/step-list.ts'
import { stepNumbers } from '#shared/games/scorecard/steps/step-numbers.ts'

/** The final scores of a game without an upper bonus are found thirty times as fast. */
export const NO_BONUS: RuleSet = { ...PRESETS.forced, name: 'No upper bonus', bonus: [] }

/** Placeholder for the final scores where a test does not look at them; no such game is played. */
const otherScores = (rules: RuleSet): ToldScores => ({
  mean: expectedScore(cardStates(rules), tableOf(rules)),
  standardDeviation: 59.6,
  boxes: rules.boxes.map(() => ({ mean: 12.34, standardDeviation: 5.67, zero: 0.089 })),
  bonus: { mean: 23.8, chance: 0.68 },
  alike: { rolled: 0.46, bonuses: 0.1, bonusMean: 9.6 },
})

/** All steps with placeholders for what they make, and without examples. */
export function otherSteps(rules: RuleSet): FoundSteps {
  const numbers = stepNumbers(rules) ?? startNumbers(cardStates(rules), tableOf(rules))
  const steps = stepsFor(stepCard(rules)).map((id, i) => {
    return { id, makes: 150 + 9.5 * i, standardError: null, examples: [] }
  })
  return { numbers, steps }
}

/** Input of cards, and of sheets besides. */
export interface AllSources extends ScorecardSources {
  readonly scores: ToldScores
  readonly means: KnownMeans | null
  readonly steps: ScorecardSheetSources['steps']
}

const tables = new Map<string, Float64Array>()

/** The solved game, solved in this thread unless any test has solved it before. */
export function tableOf(rules: RuleSet): Float64Array {
  const key = ruleHash(rules)
  const known = tables.get(key)
  if (known) return known
  const { values } = keptSolve('scorecard', key, () => {
    return { values: solveCard(cardStates(rules)), told: {} }
  })
  tables.set(key, values)
  return values
}

/** Input of cards and sheets, with placeholder scores. */
export function quickSources(rules: RuleSet): AllSources {
  return {
    rules,
    table: tableOf(rules),
    scores: otherScores(rules),
    means: null,
    steps: otherSteps(rules),
  }
}

/** The same with the real final scores; some seconds with an upper bonus. */
export function scoredSources(rules: RuleSet): AllSources {
  const table = tableOf(rules)
  const states = cardStates(rules)
  const fillStages = compiledStages(rules)
  const scores = scoreStatistics(states, new TurnView(states, table, { fillStages }))
  const { mean } = scores
  return {
    rules,
    table,
    scores,
    means: { averages: mean - 12, greedy: mean - 36 },
    steps: otherSteps(rules),
  }
}
