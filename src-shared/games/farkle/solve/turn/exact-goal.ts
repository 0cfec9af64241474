import type { Points } from '../../../../base/units.ts'
import { leastBank, type RuleSet } from '../../rules/rule-set.ts'
import { reachableRows } from './reachability.ts'
import { scoreGrid } from './score-grid.ts'
import type { TurnModel } from './turn-model.ts'

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
