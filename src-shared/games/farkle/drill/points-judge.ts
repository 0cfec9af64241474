import type { Points } from '../../../base/units.ts'
import { actionsOf, type PositionAction } from '../analysis/actions.ts'
import { strategyAt, type PointsPlay } from '../analysis/points-play.ts'
import { isLastTurn } from '../analysis/position-rules.ts'
import type { Position } from '../analysis/position.ts'
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
  const { model, goal } = strategy
  const isBankable = mayBank(model, least / model.grid, node, turnTotal / model.grid)
  if (then === 'bank') {
    if (!isBankable) return null
    return {
      ...action,
      value: turnTotal,
      ...{ farkleProbability: 0, afterFarkle: null, otherwise: null, outcome: null },
    }
  }
  // After the last roll points that may be banked are not given up.
  if (diceLeft === 0 && isBankable) return null
  const risk = model.byDice[node]!.farkleProbability
  const farkle = -goal.farklePenalty
  const value = turnTotal + gainOfRolling(strategy, turnTotal, node)
  return {
    ...action,
    value,
    farkleProbability: risk,
    afterFarkle: farkle,
    otherwise: risk < 1 ? (value - risk * farkle) / (1 - risk) : null,
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
      value: farkled ? -strategy.goal.farklePenalty : actions[0]!.value,
      farkled,
      winsAtOnce: false,
      finalTurn: isLastTurn({ rules: this.#rules }, position),
    }
  }

  startOfTurn({ own, ownFarkles }: Position): Points {
    const strategy = strategyAt(this.#points, own, ownFarkles)
    return gainOfRolling(strategy, 0, strategy.model.start)
  }
}

/**
 * Judges positions for the most points of the turn: a bank is worth its turn total, a roll what it
 * makes with the best play after it, a farkle the penalty that strategyAt counts, below zero. Legal is
 * what is legal in a game; six of a kind that wins is an ordinary roll here.
 */
export function pointsJudge(rules: RuleSet, points: PointsPlay): Judge {
  return new PointsJudge(rules, points)
}
