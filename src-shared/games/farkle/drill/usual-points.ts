import type { Points } from '../../../base/units.ts'
import { leastBank } from '../rules/rule-set.ts'
import type { WinGame } from '../solve/win/win-game.ts'

/** Points that the table offers for one tap: this many, from so many times a single 1 on. */
const OFFERED = { count: 8, from: 3 }

/** Points that turns often bank with so many banked, ascending, on the grid of the rules. */
export function usualPoints({ rules, model }: WinGame, own: Points): Points[] {
  const { grid } = model
  const one = rules.sets[0]![0]! || 2 * grid
  const onGrid = (points: Points): Points => Math.ceil(points / grid) * grid
  const from = onGrid(Math.max(leastBank(rules, own), OFFERED.from * one))
  return Array.from({ length: OFFERED.count }, (_, i) => from + i * onGrid(one / 2))
}

/** Last digits that end all points on the grid, so that they can be entered with them; else none. */
export function pointEndings({ model }: WinGame): readonly string[] {
  if (model.grid % 50 === 0) return ['00', '50']
  return model.grid % 5 === 0 ? ['0', '5'] : []
}
