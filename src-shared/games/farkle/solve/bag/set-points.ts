import type { Points } from '../../../../base/units.ts'
import type { RuleSet } from '../../rules/rule-set.ts'
import { firstAlike, spread } from './dice-bits.ts'
import { groupChances, rollValue, type AllRolls } from './rolls-by-die.ts'

/**
 * Solves a turn with dice of these chances for most points; those above the goal are worth nothing.
 * Equal dice must be one object and stand together; rules as for setBounds.
 */
export function pointsOfSet(
  { dice: count, goal, minimumBank }: RuleSet,
  grid: Points,
  { bySize, of }: AllRolls,
  dice: readonly Float64Array[],
): Points {
  const rows = Math.ceil(goal / grid)
  const minimumRow = Math.ceil(minimumBank / grid)
  const largest = bySize.reduce(
    (most, { steps }) => steps.reduce((a, b) => Math.max(a, b), most),
    0,
  )
  const length = rows + largest + 1
  const all = 2 ** count - 1
  const values = new Float64Array((all + 1) * length).fill(goal)
  const choices = Array.from({ length: all }, (_, i) => i + 1)
    .filter((some) => firstAlike(dice, some) === some)
    .map((some) => {
      const places = spread(some)
      const rolled = dice.filter((_, place) => some & (1 << place))
      const rolls = of(rolled)
      const base = Int32Array.from(places, (left) => (firstAlike(dice, left) || all) * length)
      return { some, rolls, base, chances: groupChances(rolls, rolled) }
    })
  let points = 0
  for (let row = rows - 1; row >= 0; row--) {
    const banked = row < minimumRow ? 0 : row * grid
    for (const { some, rolls, base, chances } of choices) {
      const next = { values, base, shift: rolls.steps, from: row }
      points = rollValue(rolls, chances, next)
      values[some * length + row] = Math.max(points, banked)
    }
  }
  return points
}
