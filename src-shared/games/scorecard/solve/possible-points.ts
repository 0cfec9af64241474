import type { Points } from '../../../base/units.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { boxesOf, groupBoxes } from '../rules/scorecard.ts'
import { alikeFace, boxPoints, fits, jokerPoints } from '../rules/scoring.ts'
import { latticeOf } from './lattice.ts'

const ascending = (points: Iterable<Points>): Points[] =>
  [...new Set(points)].toSorted((a, b) => a - b)

/** Points that a box can hold, as a joker too, without those for the first roll. */
function plainPoints({ boxes, dice, jokers }: RuleSet, box: number): Points[] {
  const one = boxes[box]!
  return latticeOf(dice).rolls.flatMap((roll) => {
    const isJoker = jokers !== 'none' && one.shape.kind !== 'face' && alikeFace(roll, dice) > 0
    const points = boxPoints(one, roll)
    return isJoker ? [points, jokerPoints(one, roll)] : [points]
  })
}

const made = new WeakMap<RuleSet, readonly (readonly Points[])[]>()

function makePossible(rules: RuleSet): Points[][] {
  const { rolls } = latticeOf(rules.dice)
  return rules.boxes.map((box, i) => {
    const { atOnce = 0 } = box
    const first = rolls.filter((dice) => atOnce > 0 && fits(box, dice))
    const points = first.map((dice) => boxPoints(box, dice) + atOnce)
    return ascending([...plainPoints(rules, i), ...points])
  })
}

/** Points that can stand in a box, ascending. Made once a card. */
export function possiblePoints(rules: RuleSet, box: number): readonly Points[] {
  const possible = made.get(rules) ?? makePossible(rules)
  made.set(rules, possible)
  return possible[box]!
}

export const mostInBox = (rules: RuleSet, box: number): Points => possiblePoints(rules, box).at(-1)!

/** Most points of the boxes that count for the bonus. */
export const mostTotal = (rules: RuleSet): Points =>
  boxesOf(groupBoxes(rules)).reduce((sum, box) => sum + mostInBox(rules, box), 0)
