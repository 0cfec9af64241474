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

export interface ScoreTask {
  readonly rules: RuleSet
  readonly farklePenalty: Points | null
}

export const score: Solver<ScoreTask, ScoreReport> = {
  version: SCORE_SOLVER_VERSION * 1000 + SCORE_REPORT_VERSION,
  run: ({ rules, farklePenalty }, { progress }) => scoreReport(rules, farklePenalty, progress),
}

export const safetyFrontier: Solver<{ readonly rules: RuleSet }, FrontierStrategy[]> = {
  version: SCORE_SOLVER_VERSION * 1000 + FRONTIER_VERSION,
  run: ({ rules }, { progress }) => frontier(turnModel(rules), rules.minimumBank, progress),
}

const PLACES_VERSION = 1

/** Bank limits by place, where a turn state holds more than the turn total and the dice left. */
export const places: Solver<{ readonly rules: RuleSet }, PlaceLimit[]> = {
  version: SCORE_SOLVER_VERSION * 1000 + PLACES_VERSION,
  run: ({ rules }) => placeLimits(rules, pointsPlay(rules).usual[0]!),
}

export interface TurnTask {
  readonly rules: RuleSet
  readonly turn: TurnKey
  readonly player: TurnPlayer
}

const TURN_THUMBS_VERSION = 1

export const turnThumbs: Solver<{ readonly rules: RuleSet }, FoundTurnRule[]> = {
  version: SCORE_SOLVER_VERSION * 1000 + TURN_THUMBS_VERSION,
  run: ({ rules }, { progress }) => findTurnRules(turnModel(rules), rules.minimumBank, progress),
}

export const turn: Solver<TurnTask, PlayedTurn> = {
  version: SCORE_SOLVER_VERSION * 1000 + PLAYED_TURN_VERSION,
  run: ({ rules, turn, player }) => playedTurn(rules, turn, player),
}

export const race: Solver<Omit<TurnTask, 'turn'>, Race> = {
  version: SCORE_SOLVER_VERSION * 1000 + RACE_VERSION,
  run: ({ rules, player }) => raceToGoal(rules, player),
}

/** A game of rounds: two players who play to win, and one alone for points. */
export interface SolvedRounds {
  readonly winProbability: Probability
  readonly states: number
  readonly evaluations: number
  readonly alone: RoundsAlone
  readonly values: Float64Array
}

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

export const leftovers: Solver<{ readonly rules: RuleSet }, LeftoverReport> = {
  version: LEFTOVER_VERSION * 1000 + LEFTOVER_REPORT_VERSION,
  run: ({ rules }, { progress }) => leftoverReport(rules, progress),
}
