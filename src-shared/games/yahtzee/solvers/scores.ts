import type { Points } from '../../../base/units.ts'
import type { Progress, Solver } from '../../solver.ts'
import type { CategoryFigures } from '../analysis/category-tally.ts'
import {
  scoreStatistics,
  STATISTICS_VERSION,
  type ScoreStatistics,
} from '../analysis/score-distribution.ts'
import type { CardRules } from '../card/card.ts'
import { CARD_SOLVER_VERSION } from '../card/solver.ts'
import { cardStates } from '../card/states.ts'
import { CARD_STATISTICS_VERSION, cardStatistics, type CardStatistics } from '../card/statistics.ts'
import { playOf, STRATEGIES_VERSION } from '../analysis/strategies.ts'
import type { Strategy } from '../analysis/strategy-names.ts'
import { meanScore } from '../cards/mean-score.ts'
import { stepPlay } from '../cards/step-plays.ts'
import { YAHTZEE_STEPS_VERSION, type YahtzeeStepId } from '../cards/steps.ts'
import { thumbErrors, THUMB_ERRORS_VERSION, type ThumbErrors } from '../analysis/thumb-errors.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import type { Scorecard } from '../rules/scorecard.ts'
import { TURNS, yahtzeeGame, type YahtzeeGame } from '../solve/game.ts'
import { compiledStages } from '../solve/reroll-values.ts'
import { levelStates, YAHTZEE_SOLVER_VERSION } from '../solve/solver.ts'
import { FIND_THUMBS_VERSION, findThumbs, type FoundThumb } from '../solve/thumb/find-thumbs.ts'
import { ThumbScores } from '../solve/thumb/thumb-scores.ts'
import type { YahtzeeThumb } from '../solve/thumb/thumb-rule.ts'

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
  readonly categories: readonly CategoryFigures[] | null
  readonly card: Scorecard
}

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

export interface CardScoresTask {
  readonly rules: CardRules
  /** Expected points to come, by stateIndex. */
  readonly table: Float64Array
}

export const scorecardScores: Solver<CardScoresTask, CardStatistics> = {
  version: CARD_SOLVER_VERSION * 1_000 + CARD_STATISTICS_VERSION,
  run({ rules, table }, { progress }) {
    const turns = rules.boxes.length
    return cardStatistics(cardStates(rules), table, (done) => progress(done / turns))
  },
}

export interface StepTask {
  readonly rules: RuleSet
  /** E by stateIndex. */
  readonly table: Float64Array
  readonly categories: readonly CategoryFigures[]
  readonly step: YahtzeeStepId
}

export const stepMean: Solver<StepTask, { readonly points: Points }> = {
  version: YAHTZEE_SOLVER_VERSION * 1_000_000 + YAHTZEE_STEPS_VERSION * 1000 + STRATEGIES_VERSION,
  run({ rules, step, ...sources }, { progress }) {
    const game = yahtzeeGame(rules)
    const fillStages = compiledStages(rules.rerolls)
    const play = stepPlay(game, step, { ...sources, fillStages })
    return { points: meanScore(game, play, levelProgress(game, progress)) }
  },
}

export interface ThumbsTask {
  readonly rules: RuleSet
  /** E by stateIndex. */
  readonly table: Float64Array
  readonly most: number
}

export const yahtzeeThumbs: Solver<ThumbsTask, FoundThumb[]> = {
  version: YAHTZEE_SOLVER_VERSION * 1000 + FIND_THUMBS_VERSION,
  run: ({ rules, table, most }, { progress, begun, keep }) =>
    findThumbs(yahtzeeGame(rules), table, {
      most,
      progress,
      // Kept data is labelled with the version of this solver.
      ...(begun !== undefined && { begun: begun as readonly FoundThumb[] }),
      ...(keep && { keep }),
    }),
}

export interface ThumbTask {
  readonly rules: RuleSet
  readonly rule: YahtzeeThumb
}

export const thumbMean: Solver<ThumbTask, { readonly mean: Points }> = {
  version: FIND_THUMBS_VERSION,
  run: ({ rules, rule }) => ({ mean: new ThumbScores(yahtzeeGame(rules)).mean(rule) }),
}

export interface ThumbErrorsTask extends ThumbTask {
  /** E by stateIndex. */
  readonly table: Float64Array
}

export const yahtzeeThumbErrors: Solver<ThumbErrorsTask, ThumbErrors> = {
  version: YAHTZEE_SOLVER_VERSION * 1000 + THUMB_ERRORS_VERSION,
  run({ rules, rule, table }, { progress }) {
    const game = yahtzeeGame(rules)
    return thumbErrors(game, table, rule, {
      fillStages: compiledStages(rules.rerolls),
      onLevel: levelProgress(game, progress),
    })
  },
}
