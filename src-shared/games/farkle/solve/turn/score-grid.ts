import type { Points } from '../../../../base/units.ts'
import type { RuleSet } from '../../rules/rule-set.ts'
import type { TurnModel } from './turn-model.ts'

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? Math.abs(a) : greatestCommonDivisor(b, a % b)
}

/** Grid of banked scores: the greatest common divisor of all turn grids and penalties. */
export function scoreGrid(
  { farklePenalty, firstRollPenalty }: RuleSet,
  turns: readonly Pick<TurnModel, 'grid'>[],
): Points {
  const penalties = farklePenalty ? [farklePenalty.points, farklePenalty.floor] : []
  const grids = turns.map(({ grid }) => grid)
  return [...grids, ...penalties, firstRollPenalty].reduce(greatestCommonDivisor, 0)
}
