import type { Points } from '../../../base/units.ts'
import { leastBank } from '../rules/rule-set.ts'
import type { WinGame } from '../solve/win/win-game.ts'

/** Number of points that the table offers for one tap. */
const COUNT = 8
/** Parts of the goal from which most turns bank, and by which their points differ. */
const PARTS = { from: 0.03, step: 0.005 }

/** Points that turns often bank with so many banked, ascending, on the grid of the rules. */
export function usualPoints({ rules, model }: WinGame, own: Points): Points[] {
  const { grid } = model
  const onGrid = (points: Points): Points => Math.max(1, Math.round(points / grid)) * grid
  const least = Math.ceil(leastBank(rules, own) / grid) * grid
  const step = onGrid(PARTS.step * rules.goal)
  const from = Math.max(least, onGrid(PARTS.from * rules.goal))
  return Array.from({ length: COUNT }, (_, i) => from + i * step)
}

/** Digits with a key of their own: points mostly end in 00 or 50. */
export const pointDigits = ({ model }: WinGame): string[] => [
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  '00',
  '0',
  50 % model.grid === 0 ? '50' : '000',
]
