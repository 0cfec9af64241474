import type { Points } from '../../../../base/units.ts'
import type { RuleSet } from '../../rules/rule-set.ts'
import { bestTail, tailStart } from './tail.ts'
import { turnModel } from './turn-model.ts'

/** How far the values of options in a turn can lie apart, and from 0. */
export interface TurnRange {
  /** From this turn total on a bank is right wherever the next roll can farkle and a bank is allowed. */
  readonly banksFrom: Points
  /** The most points expected after that: of one roll, and of what cannot farkle. */
  readonly most: Points
}

/**
 * The range of a turn's values under rules that parseRuleSet has accepted: who plays best stops at
 * `banksFrom`, and the last roll before adds no more than `most`.
 */
export function turnRange(rules: RuleSet): TurnRange {
  const model = turnModel(rules)
  const tail = bestTail(model)
  const { grid, largestSteps } = model
  const banksFrom = Math.max(tailStart(model, tail, 0) * grid, rules.minimumFirstBank)
  return { banksFrom, most: largestSteps * grid + Math.max(...tail.gain, ...tail.rollGain) }
}

/** The largest loss of a decision at this turn total, and the largest value but for its sign. */
export function largestValue(
  { farklePenalty }: RuleSet,
  { banksFrom, most }: TurnRange,
  turnTotal: Points,
): Points {
  return Math.max(turnTotal, banksFrom) + most + (farklePenalty?.points ?? 0)
}
