import type { Points } from '../../../../base/units.ts'
import type { RuleSet } from '../../rules/rule-set.ts'
import type { TurnModel } from './turn-model.ts'

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? Math.abs(a) : greatestCommonDivisor(b, a % b)
}

/** The grid of banked scores: everything that a turn or a penalty can make of a score. */
export function scoreGrid(
  { farklePenalty, firstRollPenalty }: RuleSet,
  { grid }: Pick<TurnModel, 'grid'>,
): Points {
  const penalties = farklePenalty ? [farklePenalty.points, farklePenalty.floor] : []
  return [...penalties, firstRollPenalty].reduce(greatestCommonDivisor, grid)
}
