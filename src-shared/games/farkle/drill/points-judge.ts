import type { Points } from '../../../base/units.ts'
import { actionsOf, type PositionAction } from '../analysis/actions.ts'
import { farkleCost, strategyAt, type PointsPlay } from '../analysis/points-play.ts'
import { isLastTurn } from '../analysis/position-rules.ts'
import type { Position } from '../analysis/position.ts'
import { shownFaces } from '../analysis/turn-walk.ts'
import { takenBy } from '../rules/losing-dice.ts'
import { leastBank, type RuleSet } from '../rules/rule-set.ts'
import { mayBank } from '../solve/turn/banking.ts'
import { gainOfRolling, type TurnStrategy } from '../solve/turn/score-solver.ts'
import { POINT_TOLERANCE } from '../solve/turn/tail.ts'
import type { Judge, JudgedAction, Judgement } from './judge.ts'

/** What an action is worth; null for a bank of less than `least`, or where the rules allow none. */
function judged(
  strategy: TurnStrategy,
  least: Points,
  action: PositionAction,
): JudgedAction | null {
  const { turnTotal, node, then, diceLeft } = action
  const { model } = strategy
  const isBankable = mayBank(model, least / model.grid, node, turnTotal / model.grid)
  if (then === 'bank') {
    if (!isBankable) return null
    return {
      ...action,
      value: turnTotal,
      ...{ farkleProbability: 0, afterFarkle: null, outcome: null },
    }
  }
  // After the last roll points that may be banked are not given up.
  if (diceLeft === 0 && isBankable) return null
  const risk = model.byDice[node]!.farkleProbability
  const farkle = -farkleCost(strategy, node, turnTotal)
  const value = turnTotal + gainOfRolling(strategy, turnTotal, node)
  return {
    ...action,
    value,
    farkleProbability: risk,
    afterFarkle: farkle,
    outcome: null,
  }
}

/** Values positions by the points that the turn makes, with what a farkle costs later counted in. */
class PointsJudge implements Judge {
  readonly goal = 'points'
  readonly tolerance = POINT_TOLERANCE
  readonly #rules: RuleSet
  readonly #points: PointsPlay

  constructor(rules: RuleSet, points: PointsPlay) {
    this.#rules = rules
    this.#points = points
  }

  judge(position: Position): Judgement {
    const { own, ownFarkles, toBeat = 0 } = position
    const strategy = strategyAt(this.#points, own, ownFarkles)
    // More than the turn that must be beaten; any bank is at least a point.
    const least = Math.max(leastBank(this.#rules, own), toBeat + 1)
    const actions = actionsOf(this.#rules, position).flatMap(
      (action) => judged(strategy, least, action) ?? [],
    )
    actions.sort((a, b) => b.value - a.value)
    const farkled = actions.length === 0
    return {
      actions,
      value: farkled ? -this.#lost(position, strategy) : actions[0]!.value,
      farkled,
      winsAtOnce: false,
      finalTurn: isLastTurn({ rules: this.#rules }, position),
    }
  }

  /** What the roll of a position costs that scores nothing. */
  #lost({ own, turnTotal, dice }: Position, { goal }: TurnStrategy): Points {
    if (!goal.taken || !('rolled' in dice)) return goal.farklePenalty
    return goal.farklePenalty + takenBy(this.#rules, shownFaces(this.#rules, dice), own, turnTotal)
  }

  startOfTurn({ own, ownFarkles }: Position): Points {
    const strategy = strategyAt(this.#points, own, ownFarkles)
    return gainOfRolling(strategy, 0, strategy.model.start)
  }
}

/**
 * Judges positions for the most points of the turn: a bank is worth its turn total, a roll what it
 * makes with the best play after it, a farkle what strategyAt counts that it costs, below zero. Legal is
 * what is legal in a game; six of a kind that wins is an ordinary roll here.
 */
export function pointsJudge(rules: RuleSet, points: PointsPlay): Judge {
  return new PointsJudge(rules, points)
}
