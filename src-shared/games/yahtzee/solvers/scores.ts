import type { Points } from '../../../base/units.ts'
import type { Progress, Solver } from '../../solver.ts'
import type { CategoryFigures } from '../analysis/category-tally.ts'
import {
  scoreStatistics,
  STATISTICS_VERSION,
  type ScoreStatistics,
} from '../analysis/score-distribution.ts'
import { playOf, STRATEGIES_VERSION, type Strategy } from '../analysis/strategies.ts'
import { meanScore } from '../cards/mean-score.ts'
import { stepPlay } from '../cards/step-plays.ts'
import { YAHTZEE_STEPS_VERSION, type YahtzeeStepId } from '../cards/steps.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import type { Scorecard } from '../rules/scorecard.ts'
import { TURNS, yahtzeeGame, type YahtzeeGame } from '../solve/game.ts'
import { compiledStages } from '../solve/reroll-values.ts'
import { levelStates, YAHTZEE_SOLVER_VERSION } from '../solve/solver.ts'

// The solvers that follow a way to play through a whole game.

/** Tells how far a way to play has been followed, level by level. */
function levelProgress(game: YahtzeeGame, progress: Progress): (level: number) => void {
  const states = Array.from({ length: TURNS }, (_, level) => levelStates(game, level))
  const all = states.reduce((sum, some) => sum + some, 0)
  let done = 0
  return (level) => {
    done += states[level - 1]!
    progress(done / all)
  }
}

export interface ScoresTask {
  readonly rules: RuleSet
  /** E by stateIndex. */
  readonly table: Float64Array
  readonly strategy: Strategy
  /** As playOf wants them. */
  readonly categories: readonly CategoryFigures[] | null
  readonly card: Scorecard
}

/** The final scores of a strategy from a card on. */
export const finalScores: Solver<ScoresTask, ScoreStatistics> = {
  version: YAHTZEE_SOLVER_VERSION * 1_000_000 + STATISTICS_VERSION * 1000 + STRATEGIES_VERSION,
  run({ rules, strategy, card, ...sources }, { progress }) {
    const game = yahtzeeGame(rules)
    const fillStages = compiledStages(rules.rerolls)
    return scoreStatistics(game, playOf(game, strategy, { ...sources, fillStages }), {
      card,
      onLevel: levelProgress(game, progress),
    })
  },
}

export interface StepTask {
  readonly rules: RuleSet
  /** E by stateIndex. */
  readonly table: Float64Array
  /** Category figures of the optimal player. */
  readonly categories: readonly CategoryFigures[]
  readonly step: YahtzeeStepId
}

/** The mean final score of a step of knowledge. */
export const stepMean: Solver<StepTask, { readonly points: Points }> = {
  version: YAHTZEE_SOLVER_VERSION * 1_000_000 + YAHTZEE_STEPS_VERSION * 1000 + STRATEGIES_VERSION,
  run({ rules, step, ...sources }, { progress }) {
    const game = yahtzeeGame(rules)
    const fillStages = compiledStages(rules.rerolls)
    const play = stepPlay(game, step, { ...sources, fillStages })
    return { points: meanScore(game, play, levelProgress(game, progress)) }
  },
}
