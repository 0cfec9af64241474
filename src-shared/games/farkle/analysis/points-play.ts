import type { Points } from '../../../base/units.ts'
import { losesAtOnce, losesBanked, countsBanked } from '../rules/losing-dice.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { drained } from '#shared/base/drained.ts'
import {
  solveTurn,
  turnSteps,
  type TurnGoal,
  type TurnStrategy,
} from '../solve/turn/score-solver.ts'
import { bestTail, type Tail } from '../solve/turn/tail.ts'
import { turnModel, type TurnModel, type TurnNode } from '../solve/turn/turn-model.ts'
import { wholeGameSteps } from '../solve/turn/turn-types.ts'
import { rollChances } from '../solve/win/win-game.ts'

/** The policy for most points by turn type; scoreReport explains the types. */
export interface PointsPlay {
  readonly model: TurnModel
  /** By farkles in a row, after the first bank. */
  readonly usual: readonly TurnStrategy[]
  /** Before the first bank, if that has its own minimum; else the same as `usual`. */
  readonly first: readonly TurnStrategy[]
  /** Adapts a strategy to a banked score that rolls can take away; null if no roll does. */
  readonly risking: ((plain: TurnStrategy, own: Points) => TurnStrategy) | null
}

/** Expected loss of banked points by a roll; null if the rules have no such loss. */
function takenOf(rules: RuleSet, model: TurnModel): ((own: Points) => TurnGoal['taken']) | null {
  if (!countsBanked(rules)) return null
  const losing = rollChances(rules, model, (roll) => losesBanked(rules) && losesAtOnce(rules, roll))
  return (own) => (n, turnTotal) => {
    const farkle = model.byDice[n]!.farkleProbability - losing[n]!
    return losing[n]! * own + (rules.farkleTakes ? farkle * Math.min(turnTotal, own) : 0)
  }
}

/** Cache size per strategy; a game has no more scores than this. */
const MOST_KNOWN = 40

function riskingOf(rules: RuleSet, model: TurnModel, tail: Tail): PointsPlay['risking'] {
  const taken = takenOf(rules, model)
  if (!taken) return null
  const known = new Map<TurnStrategy, Map<Points, TurnStrategy>>()
  return (plain, own) => {
    const byOwn = known.get(plain) ?? new Map<Points, TurnStrategy>()
    known.set(plain, byOwn)
    const strategy = byOwn.get(own) ?? solveTurn(model, { ...plain.goal, taken: taken(own)! }, tail)
    if (byOwn.size >= MOST_KNOWN) byOwn.clear()
    byOwn.set(own, strategy)
    return strategy
  }
}

/**
 * Solves all turn types for points; under a farkle penalty one for each number of farkles in a
 * row, with the cost of a farkle taken over the whole game.
 */
export function pointsPlay(rules: RuleSet): PointsPlay {
  return drained(pointsSteps(rules))
}

/** The same in steps of a few milliseconds, but for the turn model. */
export function* pointsSteps(rules: RuleSet): Generator<void, PointsPlay> {
  const model = turnModel(rules)
  yield
  const { minimumBank, minimumFirstBank, farklePenalty } = rules
  const tail = bestTail(model)
  const usual = farklePenalty
    ? (yield* wholeGameSteps(model, minimumBank, farklePenalty)).strategies
    : [yield* turnSteps(model, { farklePenalty: 0, minimumBank }, tail)]
  const first: TurnStrategy[] = []
  if (minimumFirstBank !== minimumBank) {
    for (const { goal } of usual) {
      first.push(yield* turnSteps(model, { ...goal, minimumBank: minimumFirstBank }, tail))
    }
  }
  const firstTurns = first.length > 0 ? first : usual
  return { model, usual, first: firstTurns, risking: riskingOf(rules, model, tail) }
}

/** Expected losses of banked points count as points of the turn. */
export function strategyAt(
  { usual, first, risking }: PointsPlay,
  own: Points,
  ownFarkles: number,
): TurnStrategy {
  const plain = (own <= 0 ? first : usual)[ownFarkles]!
  return risking && own > 0 ? risking(plain, own) : plain
}

/** Average cost of a farkle at a node, besides the turn total. */
export function farkleCost({ model, goal }: TurnStrategy, n: TurnNode, turnTotal: Points): Points {
  const risk = model.byDice[n]!.farkleProbability
  const taken = risk === 0 ? 0 : (goal.taken?.(n, turnTotal) ?? 0) / risk
  return goal.farklePenalty + taken
}
