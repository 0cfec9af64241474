import { greatestCommonDivisor, type Points } from '../../../../base/units.ts'
import { type RuleSet, leastBank } from '../../rules/rule-set.ts'
import type { TurnModel } from './turn-model.ts'
import { reachableRows } from './reachability.ts'

/**
 * A banked score from which no turn can bank anything if the goal must be hit exactly: with both
 * players there the game would never end. Null if there is none.
 */
export function stuckScore(rules: RuleSet, model: TurnModel): Points | null {
  const { goal, farklePenalty } = rules
  const grid = scoreGrid(rules, [model])
  const lowest = farklePenalty?.floor ?? 0
  if (goal % grid !== 0) return lowest
  const last = Math.floor((goal - lowest) / model.grid)
  const reachable = reachableRows(rules, model, last + 1)
  const mayBank = (row: number): boolean =>
    model.nodes.some((n) => model.bankable[n] && reachable[n]![row] === 1)
  for (let own = goal - grid; own >= lowest; own -= grid) {
    const end = Math.floor((goal - own) / model.grid)
    let row = Math.ceil(leastBank(rules, own) / model.grid)
    while (row <= end && !mayBank(row)) row++
    if (row > end) return own
  }
  return null
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
