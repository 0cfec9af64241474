import type { Points } from '../../../../base/units.ts'
import type { RuleSet } from '../../rules/rule-set.ts'
import { bestTail, tailStart } from './tail.ts'
import { turnModel } from './turn-model.ts'

interface TurnRange {
  /** From this total on, banking is right where it is allowed and the next roll can farkle. */
  readonly banksFrom: Points
  /** Most points expected after that: of one roll, and of rolls that cannot farkle. */
  readonly most: Points
}

/** Bounds of a turn's values: the best play banks from `banksFrom` on. */
export function turnRange(rules: RuleSet): TurnRange {
  const model = turnModel(rules)
  const tail = bestTail(model)
  const { grid, largestSteps } = model
  const banksFrom = Math.max(tailStart(model, tail, 0) * grid, rules.minimumFirstBank)
  return { banksFrom, most: largestSteps * grid + Math.max(...tail.gain, ...tail.rollGain) }
}

/** Bound of a decision's loss at this turn total, and of the absolute value of an option. */
export function largestValue(
  { farklePenalty }: RuleSet,
  { banksFrom, most }: TurnRange,
  turnTotal: Points,
): Points {
  return Math.max(turnTotal, banksFrom) + most + (farklePenalty?.points ?? 0)
}
