import type { Points } from '../../../base/units.ts'
import type { Multiset } from '../../../dice/multiset.ts'
import { alikeFace, placedPoints } from '../rules/scoring.ts'
import { usedBoxes, type CardStates } from './states.ts'

/** A box that dice may be scored in, and where that leads. */
export interface BoxStep {
  /** With joker and further points. */
  readonly points: Points
  /** Entry of `next` for a box of the group; -1 for another box, which leaves the row. */
  readonly entry: number
  /** Index of the first row of the context after it. */
  readonly base: number
}

/** Index of the first row of the context after a box. */
export function baseAfter(states: CardStates, context: number, box: number, points = 0): number {
  const { others, alike, numberOf, rows } = states
  const i = others.indexOf(box)
  const scored = i >= 0 && i === alike && points > 0 ? 2 ** others.length : 0
  return numberOf((i < 0 ? context : context | (1 << i)) + scored) * rows
}

/** Entry of `next` for points of a group box; -1 for another box. */
export function entryOf({ group }: CardStates, box: number, points: Points): number {
  const inGroup = group.find((one) => one.box === box)
  return inGroup ? inGroup.offset + inGroup.points.indexOf(points) : -1
}

/** Where dice lead from a unit (set and context) in an open box; null if jokers forbid the box. */
export function boxStepOf(
  states: CardStates,
  set: number,
  context: number,
  dice: Multiset,
  box: number,
): BoxStep | null {
  const { rules, others, alike } = states
  const alikeScored = alike >= 0 && context >= 2 ** others.length
  const used = usedBoxes(states, set, context)
  const points = placedPoints(rules, { used, alikeScored }, dice, box)
  if (points === null) return null
  const isFurther = alikeScored && alikeFace(dice, rules.dice) > 0
  return {
    points,
    entry: entryOf(states, box, points - (isFurther ? rules.further : 0)),
    base: baseAfter(states, context, box, points),
  }
}
