import type { Points } from '../../../base/units.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { solveTurn, type TurnStrategy } from '../solve/turn/score-solver.ts'
import { bestTail } from '../solve/turn/tail.ts'
import { turnModel, type TurnModel } from '../solve/turn/turn-model.ts'
import { wholeGame } from '../solve/turn/turn-types.ts'

/** The play for most points, turn type by turn type; see scoreReport for what the types are. */
export interface PointsPlay {
  readonly model: TurnModel
  /** By farkles in a row, once something is banked. */
  readonly usual: readonly TurnStrategy[]
  /** The same while nothing is banked and the first bank has a minimum of its own. */
  readonly first: readonly TurnStrategy[]
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
  return { model, usual, first }
}

/** The strategy for a turn of a player with so much banked and so many farkles in a row. */
export function strategyAt(
  { usual, first }: PointsPlay,
  own: Points,
  ownFarkles: number,
): TurnStrategy {
  return (own <= 0 ? first : usual)[ownFarkles]!
}
