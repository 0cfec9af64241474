import { asProbability, type Points, type Probability } from '../../../base/units.ts'
import { losesAtOnce } from '../rules/losing-dice.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { gainOfRolling, type TurnStrategy } from '../solve/turn/score-solver.ts'
import { POINT_TOLERANCE } from '../solve/turn/tail.ts'
import type { TurnNode } from '../solve/turn/turn-model.ts'
import { lastChance } from '../solve/win/final-turn.ts'
import { finalTurnOf, type GameEndings, type ValueOf } from '../solve/win/turn-values.ts'
import { winsAtOnce, type WinGame } from '../solve/win/win-game.ts'
import { gameOfSeat } from '../solve/win/win-states.ts'
import { actionsOf, type PositionAction } from './actions.ts'
import type { BankOutcome } from './outcome-names.ts'
import { farkleCost, strategyAt, type PointsPlay } from './points-play.ts'
import { isLastTurn, type Standing } from './position-rules.ts'
import type { Position } from './position.ts'
import {
  lastTurn,
  usualTurn,
  type FarkleThen,
  type FarkleValue,
  type TurnOutlook,
} from './turn-outlook.ts'
import { shownFaces, turnWalk } from './turn-walk.ts'

/** Two win probabilities that differ by less are equal: solved values are right to 1e-12. */
export const WIN_TOLERANCE: Probability = 1e-11

/** A solved two-player game. */
export interface SolvedTable {
  readonly game: WinGame
  readonly endings: GameEndings
  /** W of every state at the start of a turn. */
  readonly valueOf: ValueOf
}

/** Everything about a rule set that an analysis looks up. */
export interface AnalysisContext extends SolvedTable {
  readonly rules: RuleSet
  readonly points: PointsPlay
}

/** What an analysis looks up beside how the turn goes on. */
export type TurnContext = Pick<AnalysisContext, 'rules' | 'game' | 'points'>

/** Values of an action for winning and for points. */
interface ActionValue {
  readonly winProbability: Probability
  /** The points expected from the turn with the play for most points from here on. */
  readonly expectedPoints: Points
  /** Chance that the next roll farkles; 0 for a bank. */
  readonly farkleProbability: Probability
  /** Win probability after a farkle; null for a bank. */
  readonly winAfterFarkle: Probability | null
  /** What else a farkle does; null for nothing, and for a bank. */
  readonly farkleThen: FarkleThen | null
  /** Win probability and points if the next roll does not farkle; null if it must, or for a bank. */
  readonly winOtherwise: Probability | null
  readonly pointsOtherwise: Points | null
  /** Result of a bank; null for a roll. */
  readonly outcome: BankOutcome | null
}

/** An action beside all others. Losses are against the best one; equal options share a rank. */
export interface Option extends PositionAction, ActionValue {
  readonly winLoss: Probability
  readonly winRank: number
  readonly pointsLoss: Points
  readonly pointsRank: number
}

/** Analysis of a position. */
export interface Analysis {
  /** Whether the opponent has reached the goal and this turn is the last. */
  readonly finalTurn: boolean
  /** Whether the dice rolled score nothing, and whether they win at once. */
  readonly farkled: boolean
  readonly farkleThen: FarkleThen | null
  /** Why nothing can be done although dice may score: they lose at once, or lead beyond the goal. */
  readonly lostBy: 'losingDice' | 'overshoot' | null
  readonly winsAtOnce: boolean
  /** Best for winning first, the better ones for points first among equals; empty if all is over. */
  readonly options: readonly Option[]
  readonly winProbability: Probability
  /** Places among the options; null if there are none. */
  readonly bestForWinning: number | null
  readonly bestForPoints: number | null
  /**
   * Win probability lost by the play for points, and points lost by the play for winning; 0 if
   * nothing.
   */
  readonly disagreement: Probability
  readonly pointsDisagreement: Points
}

/** How the turn goes on from a position, for winning; the same for all positions of a turn. */
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

/** W at the start of a turn, also of a last one. */
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

/** The mean of what is not a farkle, given the mean of all; null if there is nothing else. */
function otherwise(mean: number, risk: Probability, farkle: number): number | null {
  return risk < 1 ? (mean - risk * farkle) / (1 - risk) : null
}

/** The value of a farkle in a turn. */
function farkleOf(outlook: TurnOutlook, node: TurnNode, row: number): FarkleValue {
  if (outlook.farkleAt) return outlook.farkleAt(node, row)
  return { value: row === 0 ? outlook.firstFarkle : outlook.farkle(row), then: null }
}

/** Values of an action; null if the rules do not allow it. */
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

/** Whether an action gives up points after the last roll that are better banked. */
function isGivenUp({ game }: TurnContext, outlook: TurnOutlook, action: PositionAction): boolean {
  if (action.diceLeft > 0) return false
  const row = action.turnTotal / game.model.grid
  const bank = outlook.bank(action.node, row)
  return bank !== null && bank.value >= outlook.farkle(row)
}

/** Ranks from 1 by falling value; values within the tolerance of a better one share its rank. */
function ranksOf(values: readonly number[], tolerance: number): number[] {
  const falling = values.toSorted((a, b) => b - a)
  return values.map((value) => falling.findIndex((other) => other - value <= tolerance) + 1)
}

/** Puts every action beside the best one, best for winning first. */
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

/** An analysis without options: the roll has decided. */
function decided(
  winProbability: Probability,
  finalTurn: boolean,
  wins: boolean,
  lostBy: Analysis['lostBy'] = null,
  farkleThen: FarkleThen | null = null,
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
 * Every legal option of a position with what it is worth for winning and for points. The position
 * must have no positionProblems. Takes about as long as one turn's evaluation, or next to nothing if
 * the turn's outlook is known.
 */
export function analyse(
  context: AnalysisContext,
  position: Position,
  known?: TurnOutlook,
): Analysis {
  return analyseTurn(context, position, () => known ?? outlookOf(context, position))
}

/** The same where it is known how the turn goes on; not asked where the roll wins at once. */
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
    // A turn that leads beyond a goal to be hit exactly is lost, which is never better than to go on.
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
  // Among equals for points the one that loses least for winning; options come in that order.
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
