import type { Probability, Points, Goal, Value } from '../../../base/units.ts'
import { type PositionAction, actionsOf } from '../analysis/actions.ts'
import type { Position } from '../analysis/position.ts'
import type { BankOutcome } from '../analysis/kind-names.ts'
import { farkleCost, strategyAt, type PointsPlay } from '../analysis/points-play.ts'
import { isLastTurn } from '../analysis/position-rules.ts'
import { shownFaces } from '../analysis/turn-walk.ts'
import { takenBy } from '../rules/losing-dice.ts'
import { leastBank, type RuleSet } from '../rules/rule-set.ts'
import type { ThreeChances } from '../solve/three/three-states.ts'
import { mayBank } from '../solve/turn/banking.ts'
import { gainOfRolling, type TurnStrategy } from '../solve/turn/score-solver.ts'
import { POINT_TOLERANCE } from '../solve/turn/tail.ts'
import type { TurnNode } from '../solve/turn/turn-model.ts'

export interface JudgedAction extends PositionAction {
  readonly value: Value
  readonly farkleProbability: Probability
  readonly afterFarkle: Value | null
  /** null for a roll, and for points. */
  readonly outcome: BankOutcome | null
}

export interface Judgement {
  /** Best first; empty if the roll decided the turn. */
  readonly actions: readonly JudgedAction[]
  readonly value: Value
  readonly farkled: boolean
  readonly winsAtOnce: boolean
  readonly finalTurn: boolean
}

/** Chances of the mover, the next and the third player, with three players. */
export interface ThreeViews {
  /** At the start of a turn. */
  start(position: Position): ThreeChances
  /** With the best option. */
  best(position: Position): ThreeChances
  after(
    position: Position,
    option: Pick<PositionAction, 'then' | 'node' | 'turnTotal'>,
  ): ThreeChances
  farkle(position: Position): ThreeChances
}

export interface Judge {
  readonly goal: Goal
  /** Values closer than this are equal. */
  readonly tolerance: number
  /** Requires a position without positionProblems. Takes up to some milliseconds. */
  judge(position: Position): Judgement
  /** Win probability at the start of a turn with these scores, or expected points of that turn. */
  startOfTurn(position: Position): Value
  /** Only with three players. */
  readonly three?: ThreeViews
}

/** null for a bank that the rules forbid. */
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
    return { ...action, value: turnTotal, farkleProbability: 0, afterFarkle: null, outcome: null }
  }
  // Never give up points that may be banked.
  if (diceLeft === 0 && isBankable) return null
  const risk = model.byDice[node]!.farkleProbability
  const farkle = -farkleCost(strategy, node, turnTotal)
  const value = turnTotal + gainOfRolling(strategy, turnTotal, node)
  return { ...action, value, farkleProbability: risk, afterFarkle: farkle, outcome: null }
}

/**
 * Values: turn total for a bank, expected points for a roll, and minus its later cost for a
 * farkle. A roll that would win at once is an ordinary roll here.
 */
export class PointsJudge implements Judge {
  readonly goal = 'points'
  readonly tolerance = POINT_TOLERANCE
  readonly #rules: RuleSet
  readonly #points: PointsPlay

  constructor(rules: RuleSet, points: PointsPlay) {
    this.#rules = rules
    this.#points = points
  }

  /** A turn must exceed the turn to beat; any bank is at least one point. */
  #leastOf({ own, toBeat = 0 }: Position): Points {
    return Math.max(leastBank(this.#rules, own), toBeat + 1)
  }

  /** Turn total from which every bank that is allowed is right. */
  decidedFrom(position: Position): Points {
    const { rows, model } = strategyAt(this.#points, position.own, position.ownFarkles)
    return Math.max(rows * model.grid, this.#leastOf(position))
  }

  /** What rolling makes more than a bank at a node and turn total; Infinity where no bank is allowed. */
  rollingGains(position: Position, node: TurnNode, turnTotal: Points): Points {
    const strategy = strategyAt(this.#points, position.own, position.ownFarkles)
    const { model } = strategy
    const least = this.#leastOf(position) / model.grid
    if (!mayBank(model, least, node, turnTotal / model.grid)) return Infinity
    return gainOfRolling(strategy, turnTotal, node)
  }

  judge(position: Position): Judgement {
    const { own, ownFarkles } = position
    const strategy = strategyAt(this.#points, own, ownFarkles)
    const least = this.#leastOf(position)
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

  #lost({ own, turnTotal, dice }: Position, { goal }: TurnStrategy): Points {
    if (!goal.taken || !('rolled' in dice)) return goal.farklePenalty
    return goal.farklePenalty + takenBy(this.#rules, shownFaces(this.#rules, dice), own, turnTotal)
  }

  startOfTurn({ own, ownFarkles }: Position): Points {
    const strategy = strategyAt(this.#points, own, ownFarkles)
    return gainOfRolling(strategy, 0, strategy.model.start)
  }
}
