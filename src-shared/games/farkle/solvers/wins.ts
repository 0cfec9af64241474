import type { Points } from '../../../base/units.ts'
import type { Solver, SolverThread } from '../../solver.ts'
import { bankCardAtHand } from '../input/shipped-cards.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { BANK_MAP_VERSION, bankMap, type BankMap, type Counters } from '../solve/maps/bank-map.ts'
import { findLeadAdvice, LEAD_ADVICE_VERSION } from '../solve/match/find-lead-advice.ts'
import { findThresholds, type FoundThresholds } from '../solve/match/find-thresholds.ts'
import { kernelGuides, kernelEvaluations } from '../solve/match/kernel-guides.ts'
import type { LeadAdvice } from '../solve/match/lead-advice.ts'
import type { MatchResult } from '../solve/match/match-chances.ts'
import { playMatch } from '../solve/match/play-match.ts'
import type { MatchContext } from '../solve/match/player.ts'
import type { Policy } from '../solve/match/policy.ts'
import type { SolvedGame } from '../solve/match/turn-guide.ts'
import { findCards, type SearchCourse } from '../solve/thumb/find-cards.ts'
import type { FoundRule, SearchSteps } from '../solve/thumb/found-rules.ts'
import { SOLVED_CARDS_VERSION, solvedCards } from '../solve/thumb/solved-cards.ts'
import type { ScoreColumns, ThumbRule } from '../solve/thumb/thumb-rule.ts'
import { gameEndings } from '../solve/win/past-goal.ts'
import { seededRandom } from '../../../dice/random.ts'
import { ThreePlay } from '../solve/three/three-play.ts'
import type { ThreeBoard } from '../solve/three/three-states.ts'
import { TableMatch, type TableChance, type TablePolicy } from '../solve/three/table-match.ts'
import { findThreeCard, THREE_CARD_VERSION, type ThreeCard } from '../solve/three/three-card.ts'
import { THREE_SOLVER_VERSION } from '../solve/three/three-work.ts'
import type { FoundStep } from '../steps/find-steps.ts'
import { findWinSteps, WIN_STEPS_VERSION, type FoundWinStep } from '../steps/find-win-steps.ts'
import { winGame } from '../solve/win/win-game.ts'
import { WIN_SOLVER_VERSION } from '../solve/win/win-work.ts'
import type { Progress } from '../solve/match/match-order.ts'
import { Match } from '../solve/match/match-solver.ts'
import { optimalPair } from '../solve/match/optimal-player.ts'
import { Visits } from '../solve/match/visits.ts'

const VISIT_MAP_VERSION = 1

/** Expected visits per game of two optimal players, by stateIndex, whoever is to move. */
export function visitsPerGame(context: MatchContext, progress?: Progress): Float32Array {
  const match = new Match(context.game, ...optimalPair(context))
  const [first, second] = new Visits(match, progress).counts
  return Float32Array.from(first, (count, at) => count + second[at]!)
}

export interface SolvedTask {
  readonly rules: RuleSet
  readonly values: Float64Array
}

function solvedGame({ rules, values }: SolvedTask): SolvedGame {
  const game = winGame(rules)
  return { game, endings: gameEndings(game), values }
}

function contextOf(task: SolvedTask): MatchContext {
  const solved = solvedGame(task)
  return { ...solved, guides: kernelGuides(solved) }
}

export interface TableTask extends SolvedTask {
  readonly board: ThreeBoard
  readonly policies: readonly TablePolicy[]
  /** Each of one game for every order of play. */
  readonly rounds: number
}

const TABLE_VERSION = 1

export const tableMatch: Solver<TableTask, TableChance[]> = {
  version: (WIN_SOLVER_VERSION * 1000 + THREE_SOLVER_VERSION) * 1000 + TABLE_VERSION,
  run({ board, policies, rounds, ...task }, { progress }) {
    const solved = solvedGame(task)
    const two = kernelEvaluations(solved)
    const players = { game: solved.game, two, three: new ThreePlay(solved.game, board) }
    const played = new TableMatch(players, policies, seededRandom('a table'))
    for (let round = 0; round < rounds; round++) {
      played.round()
      progress((round + 1) / rounds)
    }
    return played.chances
  },
}

export interface ThreeCardTask {
  readonly rules: RuleSet
  readonly board: ThreeBoard
}

/** As many columns as a pocket card has rows for. */
const CARD_COLUMNS = 4

export const threeCard: Solver<ThreeCardTask, ThreeCard> = {
  version: THREE_SOLVER_VERSION * 1000 + THREE_CARD_VERSION,
  run({ rules, board }, { progress }) {
    const { rule } = bankCardAtHand(rules, CARD_COLUMNS)
    return findThreeCard(winGame(rules), board, rule, progress)
  },
}

/** Increase when results change; part of the cache key. */
const MATCH_VERSION = 2

const version = WIN_SOLVER_VERSION * 1000 + MATCH_VERSION

export interface MatchTask extends SolvedTask {
  readonly first: Policy
  readonly second: Policy
}

export const match: Solver<MatchTask, MatchResult> = {
  version,
  run: ({ first, second, ...task }, { progress }) =>
    playMatch(contextOf(task), first, second, progress),
}

export const thresholds: Solver<SolvedTask, FoundThresholds> = {
  version,
  run: (task, { progress }) => findThresholds(contextOf(task), progress),
}

const courseOf = ({ progress, begun = [], keep }: SolverThread): SearchCourse => ({
  progress,
  // The cache key of a checkpoint includes the solver's version.
  begun: begun as SearchSteps,
  ...(keep && { keep }),
})

export interface WinStepsTask extends SolvedTask {
  /** Points a turn of the best play. */
  readonly best: Points
  /** Steps for points to begin with; null for the best play for points. */
  readonly points: readonly FoundStep[] | null
}

/** The sentences that win most games, where farkles in a row cost nothing. */
export const winSteps: Solver<WinStepsTask, FoundWinStep[]> = {
  version: version * 1000 + WIN_STEPS_VERSION,
  run: ({ best, points, ...task }, { progress }) =>
    findWinSteps(contextOf(task), best, points, progress),
}

const CARD_VERSION = 4

export interface BankCardTask extends SolvedTask {
  readonly by: ScoreColumns['by']
}

export const bankCards: Solver<BankCardTask, FoundRule[]> = {
  version: version * 1000 + CARD_VERSION,
  run: ({ by, ...task }, thread) => findCards(contextOf(task), by, courseOf(thread)),
}

export const banking: Solver<SolvedTask & Counters, BankMap> = {
  version: WIN_SOLVER_VERSION * 1000 + BANK_MAP_VERSION,
  run: ({ rules, values, ...counters }, { progress }) => {
    const solved = solvedGame({ rules, values })
    return bankMap(solved.game, kernelEvaluations(solved), counters, progress)
  },
}

export const visits: Solver<SolvedTask, Float32Array> = {
  version: WIN_SOLVER_VERSION * 1000 + VISIT_MAP_VERSION,
  run: (task, { progress }) => visitsPerGame(contextOf(task), progress),
}

export interface LeadTask extends SolvedTask {
  readonly visits: Float32Array
}

export const leads: Solver<LeadTask, LeadAdvice> = {
  version: WIN_SOLVER_VERSION * 1000 + LEAD_ADVICE_VERSION,
  run: (task, { progress }) => {
    const context = contextOf(task)
    return findLeadAdvice(context, kernelEvaluations(context), task.visits, progress)
  },
}

export interface CardNumbersTask extends LeadTask {
  readonly cards: readonly ThumbRule[]
}

/** Of a large game one state in so many stands for all; prime, so that all scores are among them. */
const THINNED = 3
const LARGE = 10_000

export const cardNumbers: Solver<CardNumbersTask, ThumbRule[]> = {
  version: WIN_SOLVER_VERSION * 1000 + SOLVED_CARDS_VERSION,
  run: ({ visits, cards, ...task }, { progress }) => {
    const context = contextOf(task)
    const step = visits.length > LARGE ? THINNED : 1
    const some = visits.map((often, at) => (at % step === 0 ? often : 0))
    return solvedCards(context.game, kernelEvaluations(context), cards, some, progress)
  },
}
