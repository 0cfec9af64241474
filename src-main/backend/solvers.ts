import type { Points } from '#shared/base/units.ts'
import { decksOf, type Deck } from '#shared/cards/decks.ts'
import { DeckWorth } from '#shared/cards/deck-worth.ts'
import { stepsOfKnowledge, type KnowledgeStep } from '#shared/cards/knowledge-steps.ts'
import type { DeckSources } from '#shared/cards/sources.ts'
import { stepWins, type StepWin } from '#shared/cards/step-wins.ts'
import { frontier, FRONTIER_VERSION, type FrontierStrategy } from '#shared/farkle/frontier.ts'
import {
  BANK_MAP_VERSION,
  bankMap,
  type BankMap,
  type Counters,
} from '#shared/farkle/maps/bank-map.ts'
import { VISIT_MAP_VERSION, visitsPerGame } from '#shared/farkle/maps/visit-map.ts'
import { findLeadAdvice, LEAD_ADVICE_VERSION } from '#shared/farkle/match/find-lead-advice.ts'
import { findThresholds, type FoundThresholds } from '#shared/farkle/match/find-thresholds.ts'
import { kernelGuides, kernelLooks } from '#shared/farkle/match/kernel-guides.ts'
import type { LeadAdvice } from '#shared/farkle/match/lead-advice.ts'
import { playMatch, type MatchResult } from '#shared/farkle/match/play-match.ts'
import type { MatchContext } from '#shared/farkle/match/player.ts'
import type { Policy } from '#shared/farkle/match/policy.ts'
import { RACE_VERSION, raceToGoal, type Race } from '#shared/farkle/match/race.ts'
import type { SolvedGame } from '#shared/farkle/match/turn-guide.ts'
import type { TurnPlayer } from '#shared/farkle/match/turn-player.ts'
import type { RuleSet } from '#shared/farkle/rule-set.ts'
import {
  SCORE_REPORT_VERSION,
  scoreReport,
  type ScoreReport,
  type TurnKey,
} from '#shared/farkle/score-report.ts'
import { SCORE_SOLVER_VERSION } from '#shared/farkle/score-solver.ts'
import { turnModel } from '#shared/farkle/turn-model.ts'
import { gameEndings } from '#shared/farkle/win/turn-values.ts'
import { winGame } from '#shared/farkle/win/win-game.ts'
import { WIN_SOLVER_VERSION } from '#shared/farkle/win/win-solver.ts'
import { PLAYED_TURN_VERSION, playedTurn, type PlayedTurn } from '#shared/pictures/played-turn.ts'
import type { SheetSources } from '#shared/sheets/sheet-sources.ts'
import type { SheetKind } from '#shared/sheets/sheet.ts'
import { makeSheets, type UndatedSheet } from '#shared/sheets/sheets.ts'
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
  turn: { readonly rules: RuleSet; readonly turn: TurnKey; readonly player: TurnPlayer }
  race: { readonly rules: RuleSet; readonly player: TurnPlayer }
  banking: { readonly rules: RuleSet; readonly values: Float64Array } & Counters
  visits: { readonly rules: RuleSet; readonly values: Float64Array }
  cards: DeckSources
  /** `steps` are those of the sources; `values` as for a match. */
  /** `visits` are those that the solver of that name finds. */
  leads: {
    readonly rules: RuleSet
    readonly values: Float64Array
    readonly visits: Float32Array
  }
  sheets: SheetSources & { readonly kinds: readonly SheetKind[] }
  steps: DeckSources & { readonly steps: readonly KnowledgeStep[]; readonly values: Float64Array }
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
  turn: PlayedTurn
  race: Race
  banking: BankMap
  /** Visits per game, by stateIndex. */
  visits: Float32Array
  cards: MadeCards
  steps: StepWin[]
  leads: LeadAdvice
  sheets: UndatedSheet[]
}

export type SolverName = keyof SolverTasks

/** Told how much of the work is done, 0 to 1, and how far the values still are from right. */
export type Progress = (fraction: number, residual?: number) => void

interface Solver<N extends SolverName> {
  /** Part of every cached result's label. */
  readonly version: number
  run(task: SolverTasks[N], progress: Progress): SolverResults[N]
}

function solvedGame(rules: RuleSet, values: Float64Array): SolvedGame {
  const game = winGame(rules)
  return { game, endings: gameEndings(game), values }
}

function contextOf(rules: RuleSet, values: Float64Array): MatchContext {
  const solved = solvedGame(rules, values)
  return { ...solved, guides: kernelGuides(solved, instantiateKernel) }
}

function makeCards(sources: DeckSources): MadeCards {
  const worth = new DeckWorth(sources)
  return { decks: decksOf(sources, worth), steps: stepsOfKnowledge(sources, worth) }
}

/** Changes with every change of what a match finds, of thresholds or steps of knowledge as well. */
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
  turn: {
    version: SCORE_SOLVER_VERSION * 1000 + PLAYED_TURN_VERSION,
    run: ({ rules, turn, player }) => playedTurn(rules, turn, player),
  },
  race: {
    version: SCORE_SOLVER_VERSION * 1000 + RACE_VERSION,
    run: ({ rules, player }) => raceToGoal(rules, player),
  },
  banking: {
    version: WIN_SOLVER_VERSION * 1000 + BANK_MAP_VERSION,
    run: ({ rules, values, ...counters }, progress) => {
      const solved = solvedGame(rules, values)
      return bankMap(solved.game, kernelLooks(solved, instantiateKernel), counters, progress)
    },
  },
  visits: {
    version: WIN_SOLVER_VERSION * 1000 + VISIT_MAP_VERSION,
    run: ({ rules, values }, progress) => visitsPerGame(contextOf(rules, values), progress),
  },
  cards: {
    // They are made anew by every run of the program, so that their words are its own.
    version: 0,
    run: makeCards,
  },
  steps: {
    version: WIN_SOLVER_VERSION * 1000 + MATCH_VERSION,
    run: ({ steps, values, ...sources }, progress) =>
      stepWins(contextOf(sources.rules, values), sources, steps, progress),
  },
  leads: {
    version: WIN_SOLVER_VERSION * 1000 + LEAD_ADVICE_VERSION,
    run: ({ rules, values, visits }, progress) => {
      const solved = solvedGame(rules, values)
      const context = { ...solved, guides: kernelGuides(solved, instantiateKernel) }
      return findLeadAdvice(context, kernelLooks(solved, instantiateKernel), visits, progress)
    },
  },
  sheets: {
    // Like cards.
    version: 0,
    run: ({ kinds, ...sources }) => makeSheets(sources, kinds),
  },
}
