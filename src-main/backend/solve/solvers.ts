import type { Points } from '#shared/base/units.ts'
import { stepsOfKnowledge, type FarkleStep } from '#shared/games/farkle/cards/knowledge-steps.ts'
import type { Deck } from '#shared/cards/deck.ts'
import { DeckWorth } from '#shared/games/farkle/cards/deck-worth.ts'
import { decksOf } from '#shared/games/farkle/cards/decks.ts'
import type { DeckSources } from '#shared/games/farkle/cards/sources.ts'
import { stepWins, type StepWin } from '#shared/games/farkle/cards/step-wins.ts'
import { yahtzeeDecks } from '#shared/games/yahtzee/cards/decks.ts'
import { meanScore } from '#shared/games/yahtzee/cards/mean-score.ts'
import { stepPlay } from '#shared/games/yahtzee/cards/step-plays.ts'
import { YAHTZEE_STEPS_VERSION, type YahtzeeStepId } from '#shared/games/yahtzee/cards/steps.ts'
import {
  frontier,
  FRONTIER_VERSION,
  type FrontierStrategy,
} from '#shared/games/farkle/solve/turn/frontier.ts'
import {
  BANK_MAP_VERSION,
  bankMap,
  type BankMap,
  type Counters,
} from '#shared/games/farkle/solve/maps/bank-map.ts'
import { VISIT_MAP_VERSION, visitsPerGame } from '#shared/games/farkle/solve/maps/visit-map.ts'
import {
  findLeadAdvice,
  LEAD_ADVICE_VERSION,
} from '#shared/games/farkle/solve/match/find-lead-advice.ts'
import {
  findThresholds,
  type FoundThresholds,
} from '#shared/games/farkle/solve/match/find-thresholds.ts'
import { kernelGuides, kernelLooks } from '#shared/games/farkle/solve/match/kernel-guides.ts'
import type { LeadAdvice } from '#shared/games/farkle/solve/match/lead-advice.ts'
import { playMatch, type MatchResult } from '#shared/games/farkle/solve/match/play-match.ts'
import type { MatchContext } from '#shared/games/farkle/solve/match/player.ts'
import type { Policy } from '#shared/games/farkle/solve/match/policy.ts'
import { RACE_VERSION, raceToGoal, type Race } from '#shared/games/farkle/solve/match/race.ts'
import type { SolvedGame } from '#shared/games/farkle/solve/match/turn-guide.ts'
import type { TurnPlayer } from '#shared/games/farkle/solve/match/turn-player.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import {
  SCORE_REPORT_VERSION,
  scoreReport,
  type ScoreReport,
  type TurnKey,
} from '#shared/games/farkle/analysis/score-report.ts'
import { SCORE_SOLVER_VERSION } from '#shared/games/farkle/solve/turn/score-solver.ts'
import { turnModel } from '#shared/games/farkle/solve/turn/turn-model.ts'
import { gameEndings } from '#shared/games/farkle/solve/win/turn-values.ts'
import { winGame } from '#shared/games/farkle/solve/win/win-game.ts'
import { WIN_SOLVER_VERSION } from '#shared/games/farkle/solve/win/win-solver.ts'
import {
  PLAYED_TURN_VERSION,
  playedTurn,
  type PlayedTurn,
} from '#shared/games/farkle/pictures/played-turn.ts'
import type { SheetSources } from '#shared/games/farkle/sheets/sheet-sources.ts'
import { makeSheets } from '#shared/games/farkle/sheets/sheets.ts'
import type { YahtzeeSources } from '#shared/games/yahtzee/cards/sources.ts'
import type { YahtzeeSheetSources } from '#shared/games/yahtzee/sheets/sheet-sources.ts'
import { yahtzeeSheets } from '#shared/games/yahtzee/sheets/sheets.ts'
import type { SheetKind, UndatedSheet } from '#shared/sheets/sheet.ts'
import type { CategoryFigures } from '#shared/games/yahtzee/analysis/category-tally.ts'
import { TURNS, yahtzeeGame, type YahtzeeGame } from '#shared/games/yahtzee/solve/game.ts'
import { compiledStages } from '#shared/games/yahtzee/solve/reroll-values.ts'
import type { RuleSet as YahtzeeRules } from '#shared/games/yahtzee/rules/rule-set.ts'
import {
  scoreStatistics,
  STATISTICS_VERSION,
  type ScoreStatistics,
} from '#shared/games/yahtzee/analysis/score-distribution.ts'
import type { Scorecard } from '#shared/games/yahtzee/rules/scorecard.ts'
import { levelStates, YAHTZEE_SOLVER_VERSION } from '#shared/games/yahtzee/solve/solver.ts'
import {
  playOf,
  STRATEGIES_VERSION,
  type Strategy,
} from '#shared/games/yahtzee/analysis/strategies.ts'

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
  'yahtzee-cards': YahtzeeSources
  /** `steps` are those of the sources; `values` as for a match. */
  /** `visits` are those that the solver of that name finds. */
  leads: {
    readonly rules: RuleSet
    readonly values: Float64Array
    readonly visits: Float32Array
  }
  sheets: SheetSources & { readonly kinds: readonly SheetKind[] }
  'yahtzee-sheets': YahtzeeSheetSources & { readonly kinds: readonly SheetKind[] }
  /** The final scores of a strategy from a card; `table` is E, `categories` as playOf wants them. */
  'yahtzee-scores': {
    readonly rules: YahtzeeRules
    readonly table: Float64Array
    readonly strategy: Strategy
    readonly categories: readonly CategoryFigures[] | null
    readonly card: Scorecard
  }
  /** The mean final score of a step of knowledge; `table` and `categories` as in StepSources. */
  'yahtzee-step': {
    readonly rules: YahtzeeRules
    readonly table: Float64Array
    readonly categories: readonly CategoryFigures[]
    readonly step: YahtzeeStepId
  }
  steps: DeckSources & { readonly steps: readonly FarkleStep[]; readonly values: Float64Array }
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
  cards: { readonly decks: readonly Deck[]; readonly steps: readonly FarkleStep[] }
  'yahtzee-cards': Deck[]
  steps: StepWin[]
  leads: LeadAdvice
  sheets: UndatedSheet[]
  'yahtzee-sheets': UndatedSheet[]
  'yahtzee-scores': ScoreStatistics
  'yahtzee-step': { readonly points: Points }
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
  return { ...solved, guides: kernelGuides(solved) }
}

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

function yahtzeeStep(
  { rules, step, ...sources }: SolverTasks['yahtzee-step'],
  progress: Progress,
): SolverResults['yahtzee-step'] {
  const game = yahtzeeGame(rules)
  const fillStages = compiledStages(rules.rerolls)
  const play = stepPlay(game, step, { ...sources, fillStages })
  return { points: meanScore(game, play, levelProgress(game, progress)) }
}

function yahtzeeScores(
  { rules, strategy, card, ...sources }: SolverTasks['yahtzee-scores'],
  progress: Progress,
): ScoreStatistics {
  const game = yahtzeeGame(rules)
  const fillStages = compiledStages(rules.rerolls)
  return scoreStatistics(game, playOf(game, strategy, { ...sources, fillStages }), {
    card,
    onLevel: levelProgress(game, progress),
  })
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
      return bankMap(solved.game, kernelLooks(solved), counters, progress)
    },
  },
  visits: {
    version: WIN_SOLVER_VERSION * 1000 + VISIT_MAP_VERSION,
    run: ({ rules, values }, progress) => visitsPerGame(contextOf(rules, values), progress),
  },
  cards: {
    // They are made anew by every run of the program, so that their words are its own.
    version: 0,
    run(sources) {
      const worth = new DeckWorth(sources)
      return { decks: decksOf(sources, worth), steps: stepsOfKnowledge(sources, worth) }
    },
  },
  'yahtzee-cards': { version: 0, run: yahtzeeDecks },
  steps: {
    version: WIN_SOLVER_VERSION * 1000 + MATCH_VERSION,
    run: ({ steps, values, ...sources }, progress) =>
      stepWins(contextOf(sources.rules, values), sources, steps, progress),
  },
  leads: {
    version: WIN_SOLVER_VERSION * 1000 + LEAD_ADVICE_VERSION,
    run: ({ rules, values, visits }, progress) => {
      const solved = solvedGame(rules, values)
      const context = { ...solved, guides: kernelGuides(solved) }
      return findLeadAdvice(context, kernelLooks(solved), visits, progress)
    },
  },
  sheets: {
    // Like cards.
    version: 0,
    run: ({ kinds, ...sources }) => makeSheets(sources, kinds),
  },
  'yahtzee-sheets': { version: 0, run: ({ kinds, ...sources }) => yahtzeeSheets(sources, kinds) },
  'yahtzee-scores': {
    version: YAHTZEE_SOLVER_VERSION * 1_000_000 + STATISTICS_VERSION * 1000 + STRATEGIES_VERSION,
    run: yahtzeeScores,
  },
  'yahtzee-step': {
    version: YAHTZEE_SOLVER_VERSION * 1_000_000 + YAHTZEE_STEPS_VERSION * 1000 + STRATEGIES_VERSION,
    run: yahtzeeStep,
  },
}
