import type { Points } from '../../../base/units.ts'
import { multisetOf } from '../../../dice/multiset.ts'
import type { Action } from '../analysis/actions.ts'
import { strategyAt, type PointsPlay } from '../analysis/points-play.ts'
import type { Position } from '../analysis/position.ts'
import { knownSetAsides } from './known-set-asides.ts'
import { leastBank, type RuleSet } from '../rules/rule-set.ts'
import { mayBank } from '../solve/turn/banking.ts'
import { gainOfRolling, type TurnStrategy } from '../solve/turn/score-solver.ts'
import { POINT_TOLERANCE } from '../solve/turn/tail.ts'
import { diceAfter } from '../solve/turn/turn-model.ts'
import type { Judge, JudgedAction, Judgement } from './judge.ts'

/** A bank of at least `least` and a roll after the same dice; the bank is left out where it is not allowed. */
function judged(strategy: TurnStrategy, least: Points, some: Omit<Action, 'then'>): JudgedAction[] {
  const { turnTotal, diceLeft } = some
  const risk = strategy.model.byDice[diceLeft]!.farkleProbability
  const farkle = -strategy.goal.farklePenalty
  const value = turnTotal + gainOfRolling(strategy, turnTotal, diceLeft)
  const roll: JudgedAction = {
    ...some,
    then: 'roll',
    value,
    farkleProbability: risk,
    afterFarkle: farkle,
    otherwise: risk < 1 ? (value - risk * farkle) / (1 - risk) : null,
    outcome: null,
  }
  const { model } = strategy
  if (!mayBank(model, least / model.grid, diceLeft, turnTotal / model.grid)) return [roll]
  const bank: JudgedAction = {
    ...some,
    then: 'bank',
    value: turnTotal,
    farkleProbability: 0,
    afterFarkle: null,
    otherwise: null,
    outcome: null,
  }
  return [bank, roll]
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
    const { own, opponent, ownFarkles, turnTotal, dice } = position
    const strategy = strategyAt(this.#points, own, ownFarkles)
    const least = leastBank(this.#rules, own)
    const actions =
      'left' in dice
        ? judged(strategy, least, { setAside: [], points: 0, diceLeft: dice.left, turnTotal })
        : knownSetAsides(this.#rules, multisetOf(dice.rolled)).flatMap(
            ({ dice: setAside, points }) =>
              judged(strategy, least, {
                setAside,
                points,
                diceLeft: diceAfter(dice.rolled.length, setAside.length, this.#rules.dice),
                turnTotal: turnTotal + points,
              }),
          )
    actions.sort((a, b) => b.value - a.value)
    const farkled = actions.length === 0
    return {
      actions,
      value: farkled ? -strategy.goal.farklePenalty : actions[0]!.value,
      farkled,
      winsAtOnce: false,
      finalTurn: opponent >= this.#rules.goal,
    }
  }

  startOfTurn({ own, ownFarkles }: Position): Points {
    return gainOfRolling(strategyAt(this.#points, own, ownFarkles), 0, this.#rules.dice)
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
