import type { Points, Probability } from '../../../base/units.ts'
import type { Solver } from '../../solver.ts'
import { placeLimits, type PlaceLimit } from '../analysis/place-table.ts'
import { pointsPlay } from '../analysis/points-play.ts'
import { SCORE_REPORT_VERSION, scoreReport, type ScoreReport } from '../analysis/score-report.ts'
import type { TurnKey } from '../solve/turn/turn-types.ts'
import { PLAYED_TURN_VERSION, playedTurn, type PlayedTurn } from '../pictures/played-turn.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { RACE_VERSION, raceToGoal, type Race } from '../solve/match/race.ts'
import type { TurnPlayer } from '../solve/match/turn-player.ts'
import { frontier, FRONTIER_VERSION, type FrontierStrategy } from '../solve/turn/frontier.ts'
import { roundsAlone, type RoundsAlone } from '../solve/rounds/alone.ts'
import {
  firstChance,
  ROUNDS_VERSION,
  roundsGame,
  roundsStates,
  solveRounds,
} from '../solve/rounds/rounds-solver.ts'
import {
  leftoverReport,
  LEFTOVER_REPORT_VERSION,
  type LeftoverReport,
} from '../analysis/leftover-report.ts'
import { LEFTOVER_VERSION } from '../solve/leftover/leftover-solver.ts'
import { SCORE_SOLVER_VERSION } from '../solve/turn/score-solver.ts'
import { findTurnRules, type FoundTurnRule } from '../solve/thumb/find-turn-rules.ts'
import { turnModel } from '../solve/turn/turn-model.ts'

// The solvers of a single turn, and of a player alone.

export interface ScoreTask {
  readonly rules: RuleSet
  readonly farklePenalty: Points | null
}

/** The strategies for points. */
export const score: Solver<ScoreTask, ScoreReport> = {
  version: SCORE_SOLVER_VERSION * 1000 + SCORE_REPORT_VERSION,
  run: ({ rules, farklePenalty }, { progress }) => scoreReport(rules, farklePenalty, progress),
}

/** The strategies between most points and fewest farkles. */
export const safetyFrontier: Solver<{ readonly rules: RuleSet }, FrontierStrategy[]> = {
  version: SCORE_SOLVER_VERSION * 1000 + FRONTIER_VERSION,
  run: ({ rules }, { progress }) => frontier(turnModel(rules), rules.minimumBank, progress),
}

/** To be raised when the limits by place change. */
const PLACES_VERSION = 1

/** When to bank, place by place, where a turn remembers more than its total and the dice left. */
export const places: Solver<{ readonly rules: RuleSet }, PlaceLimit[]> = {
  version: SCORE_SOLVER_VERSION * 1000 + PLACES_VERSION,
  run: ({ rules }) => placeLimits(rules, pointsPlay(rules).usual[0]!),
}

export interface TurnTask {
  readonly rules: RuleSet
  readonly turn: TurnKey
  readonly player: TurnPlayer
}

/** To be raised when the rules of thumb for points that are found change. */
const TURN_THUMBS_VERSION = 1

/** The rules of thumb with few numbers that make most points a turn. */
export const turnThumbs: Solver<{ readonly rules: RuleSet }, FoundTurnRule[]> = {
  version: SCORE_SOLVER_VERSION * 1000 + TURN_THUMBS_VERSION,
  run: ({ rules }, { progress }) => findTurnRules(turnModel(rules), rules.minimumBank, progress),
}

/** One turn as a player plays it. */
export const turn: Solver<TurnTask, PlayedTurn> = {
  version: SCORE_SOLVER_VERSION * 1000 + PLAYED_TURN_VERSION,
  run: ({ rules, turn, player }) => playedTurn(rules, turn, player),
}

/** One player's way to the goal. */
export const race: Solver<Omit<TurnTask, 'turn'>, Race> = {
  version: SCORE_SOLVER_VERSION * 1000 + RACE_VERSION,
  run: ({ rules, player }) => raceToGoal(rules, player),
}

/** A game of rounds: of two who play to win, and of one who plays for points. */
export interface SolvedRounds {
  readonly winProbability: Probability
  readonly states: number
  readonly evaluations: number
  readonly alone: RoundsAlone
  /** Of the table of the game of two. */
  readonly values: Float64Array
}

/** To be raised when more is told of a solved game. */
const ROUNDS_REPORT_VERSION = 1

export const rounds: Solver<{ readonly rules: RuleSet }, SolvedRounds> = {
  version: (SCORE_SOLVER_VERSION * 1000 + ROUNDS_VERSION) * 1000 + ROUNDS_REPORT_VERSION,
  run({ rules }, { progress }) {
    const game = roundsGame(rules)
    const table = solveRounds(game, progress)
    return {
      winProbability: firstChance(game, table),
      states: roundsStates(game),
      evaluations: table.evaluations,
      alone: roundsAlone(rules),
      values: table.values,
    }
  },
}

/** A game in which a turn leaves something behind. */
export const leftovers: Solver<{ readonly rules: RuleSet }, LeftoverReport> = {
  version: LEFTOVER_VERSION * 1000 + LEFTOVER_REPORT_VERSION,
  run: ({ rules }, { progress }) => leftoverReport(rules, progress),
}
