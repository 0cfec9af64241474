import { asProbability, type Points, type Probability } from '../../../base/units.ts'
import { losesAtOnce } from '../rules/losing-dice.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import type { FarkleResult } from '../solve/leftover/pair-turns.ts'
import { gainOfRolling, type TurnStrategy } from '../solve/turn/score-solver.ts'
import { POINT_TOLERANCE } from '../solve/turn/tail.ts'
import type { TurnNode } from '../solve/turn/turn-model.ts'
import { lastChance } from '../solve/win/final-turn.ts'
import { finalTurnOf, type GameEndings, type ValueOf } from '../solve/win/turn-values.ts'
import { winsAtOnce, type WinGame } from '../solve/win/win-game.ts'
import { gameOfSeat } from '../solve/win/win-states.ts'
import { actionsOf, type PositionAction } from './actions.ts'
import type { BankOutcome } from './kind-names.ts'
import { farkleCost, strategyAt, type PointsPlay } from './points-play.ts'
import { isLastTurn, type Standing } from './position-rules.ts'
import type { Position } from './position.ts'
import { lastTurn, usualTurn, type TurnOutlook } from './turn-outlook.ts'
import { shownFaces, turnWalk } from './turn-walk.ts'

/** Win probabilities closer than this are equal: solved values are exact to 1e-12. */
export const WIN_TOLERANCE: Probability = 1e-11

export interface SolvedTable {
  readonly game: WinGame
  readonly endings: GameEndings
  /** W at the start of a turn. */
  readonly valueOf: ValueOf
}

export interface AnalysisContext extends SolvedTable {
  readonly rules: RuleSet
  readonly points: PointsPlay
}

export type TurnContext = Pick<AnalysisContext, 'rules' | 'game' | 'points'>

interface ActionValue {
  readonly winProbability: Probability
  /** With the policy for most points after this action. */
  readonly expectedPoints: Points
  readonly farkleProbability: Probability
  readonly winAfterFarkle: Probability | null
  /** Side effect of a farkle; null for none, and for a bank. */
  readonly farkleThen: FarkleResult['then']
  /** Given no farkle; null if every roll farkles, or for a bank. */
  readonly winOtherwise: Probability | null
  readonly pointsOtherwise: Points | null
  readonly outcome: BankOutcome | null
}

/** Losses are relative to the best option; equal options share a rank. */
export interface Option extends PositionAction, ActionValue {
  readonly winLoss: Probability
  readonly winRank: number
  readonly pointsLoss: Points
  readonly pointsRank: number
}

export interface Analysis {
  readonly finalTurn: boolean
  readonly farkled: boolean
  readonly farkleThen: FarkleResult['then']
  /** Set if there are no options although dice may score. */
  readonly lostBy: 'losingDice' | 'overshoot' | null
  readonly winsAtOnce: boolean
  /** Sorted by win rank, then by points rank; empty if the roll decided the game. */
  readonly options: readonly Option[]
  readonly winProbability: Probability
  /** Indices into `options`; null if there are none. */
  readonly bestForWinning: number | null
  readonly bestForPoints: number | null
  /** Win probability lost by the policy for points, and points lost by the policy for winning. */
  readonly disagreement: Probability
  readonly pointsDisagreement: Points
}

/** Values of the rest of the turn, for winning; the same for all positions of one turn. */
export function outlookOf(
  { game, endings, valueOf }: AnalysisContext,
  position: Position,
): TurnOutlook {
  const own = position.own / game.grid
  const opponent = position.opponent / game.grid
  const { ownFarkles, opponentFarkles, second } = position
  const final = finalTurnOf(endings, second)
  if (final && isLastTurn(game, position)) return lastTurn(game, final, own, opponent)
  const state = { own, opponent, ownFarkles, opponentFarkles, second }
  return usualTurn(game, endings, state, valueOf)
}

/** W at the start of a turn, including a last one. */
export function chanceAtStart(
  { game, endings, valueOf }: SolvedTable,
  { own, opponent, ownFarkles, opponentFarkles, second }: Standing,
): Probability {
  const [mine, theirs] = [own / game.grid, opponent / game.grid]
  const final = finalTurnOf(endings, second)
  if (final && isLastTurn(game, { opponent, second })) {
    return asProbability(lastChance(gameOfSeat(game, second), final, mine, theirs))
  }
  return valueOf({ own: mine, opponent: theirs, ownFarkles, opponentFarkles, second })
}

/** Mean given no farkle, from the mean over all rolls; null if every roll farkles. */
function otherwise(mean: number, risk: Probability, farkle: number): number | null {
  return risk < 1 ? (mean - risk * farkle) / (1 - risk) : null
}

function farkleOf(outlook: TurnOutlook, node: TurnNode, row: number): FarkleResult {
  if (outlook.farkleAt) return outlook.farkleAt(node, row)
  return { value: row === 0 ? outlook.firstFarkle : outlook.farkle(row), then: null }
}

/** null if the rules forbid the action. */
function valueOfAction(
  { game }: TurnContext,
  outlook: TurnOutlook,
  strategy: TurnStrategy,
  { then, node, turnTotal }: PositionAction,
): ActionValue | null {
  const row = turnTotal / game.model.grid
  if (then === 'bank') {
    const bank = outlook.bank(node, row)
    return (
      bank && {
        winProbability: asProbability(bank.value),
        expectedPoints: turnTotal,
        farkleProbability: 0,
        winAfterFarkle: null,
        farkleThen: null,
        winOtherwise: null,
        pointsOtherwise: null,
        outcome: bank.outcome,
      }
    )
  }
  const winProbability = asProbability(outlook.roll(node, row))
  const expectedPoints = turnTotal + gainOfRolling(strategy, turnTotal, node)
  const farkleProbability = game.model.byDice[node]!.farkleProbability
  const pointsRisk = strategy.model.byDice[node]!.farkleProbability
  const farkle = farkleOf(outlook, node, row)
  const winOtherwise = otherwise(winProbability, farkleProbability, farkle.value)
  return {
    winProbability,
    expectedPoints,
    farkleProbability,
    winAfterFarkle: asProbability(farkle.value),
    farkleThen: farkle.then,
    winOtherwise: winOtherwise === null ? null : asProbability(winOtherwise),
    pointsOtherwise: otherwise(expectedPoints, pointsRisk, -farkleCost(strategy, node, turnTotal)),
    outcome: null,
  }
}

/** True if the action gives up, after the last roll, points that are better banked. */
function isGivenUp({ game }: TurnContext, outlook: TurnOutlook, action: PositionAction): boolean {
  if (action.diceLeft > 0) return false
  const row = action.turnTotal / game.model.grid
  const bank = outlook.bank(action.node, row)
  return bank !== null && bank.value >= outlook.farkle(row)
}

/** Ranks from 1, highest first; values within the tolerance of a better one share its rank. */
function ranksOf(values: readonly number[], tolerance: number): number[] {
  const falling = values.toSorted((a, b) => b - a)
  return values.map((value) => falling.findIndex((other) => other - value <= tolerance) + 1)
}

function ranked(valued: readonly (PositionAction & ActionValue)[]): Option[] {
  const wins = valued.map(({ winProbability }) => winProbability)
  const points = valued.map(({ expectedPoints }) => expectedPoints)
  const winRanks = ranksOf(wins, WIN_TOLERANCE)
  const pointsRanks = ranksOf(points, POINT_TOLERANCE)
  const mostWins = Math.max(...wins)
  const mostPoints = Math.max(...points)
  return valued
    .map((action, i) => ({
      ...action,
      winLoss: winRanks[i] === 1 ? 0 : mostWins - wins[i]!,
      winRank: winRanks[i]!,
      pointsLoss: pointsRanks[i] === 1 ? 0 : mostPoints - points[i]!,
      pointsRank: pointsRanks[i]!,
    }))
    .sort((a, b) => a.winRank - b.winRank || a.pointsRank - b.pointsRank)
}

function decided(
  winProbability: Probability,
  finalTurn: boolean,
  wins: boolean,
  lostBy: Analysis['lostBy'] = null,
  farkleThen: FarkleResult['then'] = null,
): Analysis {
  return {
    finalTurn,
    farkled: !wins,
    farkleThen,
    lostBy,
    winsAtOnce: wins,
    options: [],
    winProbability: asProbability(winProbability),
    bestForWinning: null,
    bestForPoints: null,
    disagreement: 0,
    pointsDisagreement: 0,
  }
}

/**
 * Evaluates every legal option. Requires a position without positionProblems; takes about one turn
 * evaluation unless `known` is given.
 */
export function analyse(
  context: AnalysisContext,
  position: Position,
  known?: TurnOutlook,
): Analysis {
  return analyseTurn(context, position, () => known ?? outlookOf(context, position))
}

/** Like analyse; calls `outlookAt` only if the roll does not win at once. */
export function analyseTurn(
  context: TurnContext,
  position: Position,
  outlookAt: () => TurnOutlook,
): Analysis {
  const { rules, game, points } = context
  const { dice } = position
  const finalTurn = isLastTurn(game, position)
  if ('rolled' in dice && winsAtOnce(rules, shownFaces(rules, dice))) {
    return decided(1, finalTurn, true)
  }
  const outlook = outlookAt()
  const strategy = strategyAt(points, position.own, position.ownFarkles)
  const actions = actionsOf(rules, position)
  const valued = actions.flatMap((action) => {
    if (game.exact && position.own + action.turnTotal > rules.goal) return []
    if (action.then === 'roll' && isGivenUp(context, outlook, action)) return []
    const value = valueOfAction(context, outlook, strategy, action)
    return value ? [{ ...action, ...value }] : []
  })
  if (valued.length === 0) {
    if ('rolled' in dice && losesAtOnce(rules, shownFaces(rules, dice))) {
      return decided(outlook.losing, finalTurn, false, 'losingDice')
    }
    const node = turnWalk(rules).nodeOf(position)!
    const farkle = farkleOf(outlook, node, position.turnTotal / game.model.grid)
    const lostBy = actions.length > 0 ? 'overshoot' : null
    return decided(farkle.value, finalTurn, false, lostBy, farkle.then)
  }
  const options = ranked(valued)
  // Options are sorted for winning, so this is the one of the best for points that wins most.
  const bestForPoints = options.findIndex(({ pointsRank }) => pointsRank === 1)
  return {
    finalTurn,
    farkled: false,
    farkleThen: null,
    lostBy: null,
    winsAtOnce: false,
    options,
    winProbability: Math.max(...options.map(({ winProbability }) => winProbability)),
    bestForWinning: 0,
    bestForPoints,
    disagreement: options[bestForPoints]!.winLoss,
    pointsDisagreement: options[0]!.pointsLoss,
  }
}
