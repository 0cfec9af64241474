import type { Points } from '../../../base/units.ts'
import { losesAtOnce, losesBanked, countsBanked } from '../rules/losing-dice.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { solveTurn, type TurnGoal, type TurnStrategy } from '../solve/turn/score-solver.ts'
import { bestTail, type Tail } from '../solve/turn/tail.ts'
import { turnModel, type TurnModel, type TurnNode } from '../solve/turn/turn-model.ts'
import { wholeGame } from '../solve/turn/turn-types.ts'
import { rollChances } from '../solve/win/win-game.ts'

/** The play for most points, turn type by turn type; see scoreReport for what the types are. */
export interface PointsPlay {
  readonly model: TurnModel
  /** By farkles in a row, once something is banked. */
  readonly usual: readonly TurnStrategy[]
  /** The same while nothing is banked and the first bank has a minimum of its own. */
  readonly first: readonly TurnStrategy[]
  /** The strategy beside one of these where rolls take what is banked, of so much; null if none do. */
  readonly risking: ((plain: TurnStrategy, own: Points) => TurnStrategy) | null
}

/** What rolls are expected to take of so much banked; null if that does not count. */
function takenOf(rules: RuleSet, model: TurnModel): ((own: Points) => TurnGoal['taken']) | null {
  if (!countsBanked(rules)) return null
  const losing = rollChances(rules, model, (roll) => losesBanked(rules) && losesAtOnce(rules, roll))
  return (own) => (n, turnTotal) => {
    const farkle = model.byDice[n]!.farkleProbability - losing[n]!
    return losing[n]! * own + (rules.farkleTakes ? farkle * Math.min(turnTotal, own) : 0)
  }
}

/** So many strategies are kept beside each other; a game comes to no more scores. */
const MOST_KNOWN = 40

/** Solves the strategies of players who have something to lose, and keeps some. */
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
 * Solves every type of turn of a rule set for points: the single turn or, under a farkle penalty,
 * the turn after each number of farkles in a row, with what a farkle costs over the whole game.
 */
export function pointsPlay(rules: RuleSet): PointsPlay {
  const model = turnModel(rules)
  const { minimumBank, minimumFirstBank, farklePenalty } = rules
  const tail = bestTail(model)
  const usual = farklePenalty
    ? wholeGame(model, minimumBank, farklePenalty).strategies
    : [solveTurn(model, { farklePenalty: 0, minimumBank }, tail)]
  const first =
    minimumFirstBank === minimumBank
      ? usual
      : usual.map(({ goal }) => solveTurn(model, { ...goal, minimumBank: minimumFirstBank }, tail))
  return { model, usual, first, risking: riskingOf(rules, model, tail) }
}

/**
 * The strategy for a turn of a player with so much banked and so many farkles in a row. What a roll may
 * take of what is banked counts as points of the turn.
 */
export function strategyAt(
  { usual, first, risking }: PointsPlay,
  own: Points,
  ownFarkles: number,
): TurnStrategy {
  const plain = (own <= 0 ? first : usual)[ownFarkles]!
  return risking && own > 0 ? risking(plain, own) : plain
}

/** What a farkle costs besides the turn total, on average over the rolls that are one at a node. */
export function farkleCost({ model, goal }: TurnStrategy, n: TurnNode, turnTotal: Points): Points {
  const risk = model.byDice[n]!.farkleProbability
  const taken = risk === 0 ? 0 : (goal.taken?.(n, turnTotal) ?? 0) / risk
  return goal.farklePenalty + taken
}
