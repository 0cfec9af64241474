import type { Points } from '#shared/base/units.ts'
import { decksOf, type Deck } from '#shared/cards/decks.ts'
import { DeckWorth } from '#shared/cards/deck-worth.ts'
import { stepsOfKnowledge, type KnowledgeStep } from '#shared/cards/knowledge-steps.ts'
import type { DeckSources } from '#shared/cards/sources.ts'
import { frontier, FRONTIER_VERSION, type FrontierStrategy } from '#shared/farkle/frontier.ts'
import { findThresholds, type FoundThresholds } from '#shared/farkle/match/find-thresholds.ts'
import { kernelGuides } from '#shared/farkle/match/kernel-guides.ts'
import { playMatch, type MatchResult } from '#shared/farkle/match/play-match.ts'
import type { MatchContext } from '#shared/farkle/match/player.ts'
import type { Policy } from '#shared/farkle/match/policy.ts'
import type { RuleSet } from '#shared/farkle/rule-set.ts'
import { SCORE_REPORT_VERSION, scoreReport, type ScoreReport } from '#shared/farkle/score-report.ts'
import { SCORE_SOLVER_VERSION } from '#shared/farkle/score-solver.ts'
import { turnModel } from '#shared/farkle/turn-model.ts'
import { gameEndings } from '#shared/farkle/win/turn-values.ts'
import { winGame } from '#shared/farkle/win/win-game.ts'
import { WIN_SOLVER_VERSION } from '#shared/farkle/win/win-solver.ts'
import { instantiateKernel } from './win/instantiate-kernel.ts'

/** What each solver is given; all of it plain data that crosses to a worker. */
export interface SolverTasks {
  score: { readonly rules: RuleSet; readonly farklePenalty: Points | null }
  frontier: { readonly rules: RuleSet }
  /** `values` are those of the game's win table. */
  match: {
    readonly rules: RuleSet
    readonly values: Float64Array
    readonly first: Policy
    readonly second: Policy
  }
  thresholds: { readonly rules: RuleSet; readonly values: Float64Array }
  cards: DeckSources
}

/** The cards of a rule set, and the players who know more and more of them. */
export interface MadeCards {
  readonly decks: readonly Deck[]
  readonly steps: readonly KnowledgeStep[]
}

/** What each solver finds. */
export interface SolverResults {
  score: ScoreReport
  frontier: FrontierStrategy[]
  match: MatchResult
  thresholds: FoundThresholds
  cards: MadeCards
}

export type SolverName = keyof SolverTasks

/** Told how much of the work is done, 0 to 1, and how far the values still are from right. */
export type Progress = (fraction: number, residual?: number) => void

interface Solver<N extends SolverName> {
  /** Part of every cached result's label. */
  readonly version: number
  run(task: SolverTasks[N], progress: Progress): SolverResults[N]
}

function contextOf(rules: RuleSet, values: Float64Array): MatchContext {
  const game = winGame(rules)
  const solved = { game, endings: gameEndings(game), values }
  return { ...solved, guides: kernelGuides(solved, instantiateKernel) }
}

function makeCards(sources: DeckSources): MadeCards {
  const worth = new DeckWorth(sources)
  return { decks: decksOf(sources, worth), steps: stepsOfKnowledge(sources, worth) }
}

/** Changes with every change of what a match or a search of thresholds finds. */
const MATCH_VERSION = 1

/** Every solver that runs in a worker. A new one is a line here and a task above. */
export const SOLVERS: { readonly [N in SolverName]: Solver<N> } = {
  score: {
    version: SCORE_SOLVER_VERSION * 1000 + SCORE_REPORT_VERSION,
    run: ({ rules, farklePenalty }, progress) => scoreReport(rules, farklePenalty, progress),
  },
  frontier: {
    version: SCORE_SOLVER_VERSION * 1000 + FRONTIER_VERSION,
    run: ({ rules }, progress) => frontier(turnModel(rules), rules.minimumBank, progress),
  },
  match: {
    version: WIN_SOLVER_VERSION * 1000 + MATCH_VERSION,
    run: ({ rules, values, first, second }, progress) =>
      playMatch(contextOf(rules, values), first, second, progress),
  },
  thresholds: {
    version: WIN_SOLVER_VERSION * 1000 + MATCH_VERSION,
    run: ({ rules, values }, progress) => findThresholds(contextOf(rules, values), progress),
  },
  cards: {
    // They are made anew by every run of the program, so that their words are its own.
    version: 0,
    run: makeCards,
  },
}
