import { type Points, type Probability, asProbability } from '../../../base/units.ts'
import type { Solver } from '../../solver.ts'
import { stateLimits, type StateLimit } from '../analysis/turn-state-table.ts'
import { pointsPlay } from '../analysis/points-play.ts'
import { SCORE_REPORT_VERSION, scoreReport, type ScoreReport } from '../analysis/score-report.ts'
import type { TurnKey } from '../solve/turn/turn-types.ts'
import { PLAYED_TURN_VERSION, playedTurn, type PlayedTurn } from '../pictures/played-turn.ts'
import type { Badge } from '../rules/badges.ts'
import type { OwnDice } from '../rules/own-dice.ts'
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
import { LEFTOVER_VERSION, solveLeftovers } from '../solve/leftover/leftover-solver.ts'
import {
  CONTRAST_PAIRS_VERSION,
  contrastPairs,
  type ContrastPair,
} from '../steps/contrast-pairs.ts'
import { findSteps, STEPS_VERSION, type FoundStep } from '../steps/find-steps.ts'
import { BADGES_VERSION, solveBadges, type BadgeChances } from '../solve/badge/badge-solver.ts'
import { BEST_SETS_VERSION, bestSets, type BestSets } from '../solve/bag/best-sets.ts'
import {
  NEXT_DICE_VERSION,
  nextDice as findNextDice,
  type NextBegun,
  type NextDice,
} from '../solve/bag/next-dice.ts'
import type { SetsBegun } from '../solve/bag/set-search.ts'
import { SCORE_SOLVER_VERSION } from '../solve/turn/score-solver.ts'
import { turnModel } from '../solve/turn/turn-model.ts'
import { winGame } from '../solve/win/win-game.ts'
import {
  leftoverGame,
  leftoverStates,
  leftoverValue,
  MAX_STORED_LEFTOVERS,
  type LeftoverGame,
  type LeftoverValues,
} from '../solve/leftover/leftover-game.ts'
import { beatPlace, solveBeats } from '../solve/leftover/beat-solver.ts'

/** Increment when the report's content changes; invalidates cached reports. */
const LEFTOVER_REPORT_VERSION = 2

const PARTS = [0.25, 0.5, 0.75] as const

export interface LeftoverStanding {
  readonly own: Points
  readonly opponent: Points
  readonly winProbability: Probability
  /** By number of dice left: least total from which taking over is always better; null if never. */
  readonly takeFrom: (Points | null)[]
}

export interface LeftoverReport {
  readonly winProbability: Probability
  readonly states: number
  readonly evaluations: number
  readonly residual: number
  readonly standings: LeftoverStanding[]
  /** Solved values; `offered` is empty under beatLastTurn. null if there are too many to keep. */
  readonly table: LeftoverValues | null
}

function standingAt(
  laidOut: LeftoverGame,
  table: LeftoverValues,
  own: number,
  other: number,
): LeftoverStanding {
  const { grid } = laidOut.game.model
  const fresh = leftoverValue(laidOut, table, own, other, null)
  const takeFrom = laidOut.game.model.nodes.map((node) => {
    let row = other
    while (row > 0 && leftoverValue(laidOut, table, own, other, { node, row }) > fresh) row--
    return row === other ? null : (row + 1) * grid
  })
  return { own: own * grid, opponent: other * grid, winProbability: fresh, takeFrom }
}

/** Under beatLastTurn nothing can be taken over, so there are no standings. */
function beatReport(rules: RuleSet, progress: (fraction: number) => void): LeftoverReport {
  const game = winGame(rules)
  const { values, residual, evaluations } = solveBeats(game, progress)
  const winProbability = asProbability(values[beatPlace(game, 0, 0, 0)]!)
  const table = { fresh: values, offered: new Float64Array(0) }
  return { winProbability, states: values.length, evaluations, residual, standings: [], table }
}

function leftoverReport(rules: RuleSet, progress: (fraction: number) => void): LeftoverReport {
  if (rules.beatLastTurn) return beatReport(rules, progress)
  const laidOut = leftoverGame(rules)
  const table = solveLeftovers(laidOut, progress)
  const { fresh, offered } = table
  const states = leftoverStates(laidOut)
  const { goal } = laidOut.game
  const scores = PARTS.map((part) => Math.floor(part * goal))
  return {
    winProbability: leftoverValue(laidOut, table, 0, 0, null),
    states,
    table: states <= MAX_STORED_LEFTOVERS ? { fresh, offered } : null,
    evaluations: table.evaluations,
    residual: table.residual,
    standings: scores.flatMap((own) =>
      scores.map((other) => standingAt(laidOut, table, own, other)),
    ),
  }
}

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

export interface StepsTask {
  readonly rules: RuleSet
  /** Points a turn of the best play. */
  readonly best: Points
}

/** The sentences that make most points a turn, without dice of one's own. */
export const steps: Solver<StepsTask, FoundStep[]> = {
  version: SCORE_SOLVER_VERSION * 1000 + STEPS_VERSION,
  run: ({ rules, best }, { progress }) => findSteps(rules, best, progress),
}

export interface StepPairsTask {
  readonly rules: RuleSet
  readonly steps: readonly FoundStep[]
}

/** Positions in which each step decides, in pairs, by step. */
export const stepPairs: Solver<StepPairsTask, ContrastPair[][]> = {
  version: (SCORE_SOLVER_VERSION * 1000 + STEPS_VERSION) * 1000 + CONTRAST_PAIRS_VERSION,
  run: ({ rules, steps: found }) => contrastPairs(rules, found),
}

export interface BestDiceTask {
  readonly rules: RuleSet
  readonly bag: readonly OwnDice[]
  /** Number of sets to find. */
  readonly count: number
}

/** The sets of a bag of dice that make most points of a turn. */
export const bestDice: Solver<BestDiceTask, BestSets> = {
  version: SCORE_SOLVER_VERSION * 1000 + BEST_SETS_VERSION,
  run: ({ rules, bag, count }, { progress, begun, keep }) =>
    bestSets(rules, bag, count, { progress, begun: begun as SetsBegun | undefined, keep }),
}

export interface NextDiceTask extends Omit<BestDiceTask, 'count'> {
  /** Dice of which one more is tried. */
  readonly dice: readonly OwnDice[]
}

/** What one more or one fewer of each die is worth to the best set of a bag. */
export const nextDice: Solver<NextDiceTask, NextDice> = {
  version: SCORE_SOLVER_VERSION * 1000 + NEXT_DICE_VERSION,
  run: ({ rules, bag, dice }, { progress, begun, keep }) =>
    findNextDice(rules, bag, dice, { progress, begun: begun as NextBegun | undefined, keep }),
}

export interface BadgesTask {
  readonly rules: RuleSet
  readonly badge: Badge | null
  readonly otherBadge: Badge | null
}

/** Chances to win of two who may have badges. */
export const badges: Solver<BadgesTask, BadgeChances> = {
  version: BADGES_VERSION,
  run: ({ rules, badge, otherBadge }, { progress }) =>
    solveBadges(rules, badge, otherBadge, progress),
}

const PLACES_VERSION = 1

/** Bank limits by turn state, where a turn state holds more than the turn total and the dice left. */
export const places: Solver<{ readonly rules: RuleSet }, StateLimit[]> = {
  version: SCORE_SOLVER_VERSION * 1000 + PLACES_VERSION,
  run: ({ rules }) => stateLimits(rules, pointsPlay(rules).usual[0]!),
}

export interface TurnTask {
  readonly rules: RuleSet
  readonly turn: TurnKey
  readonly player: TurnPlayer
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
