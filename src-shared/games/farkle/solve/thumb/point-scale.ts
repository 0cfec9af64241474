import type { Points } from '../../../../base/units.ts'
import type { TurnModel } from '../turn/turn-model.ts'

/** What most is taken of a first roll by usual rules, on average, about: 300 to 700. */
const USUAL_TAKEN: Points = 400

/** What most is taken of a first roll, on average. */
export function firstTaken({ byDice, start, grid }: TurnModel): Points {
  const { groupCount, probability, optionStart, optionSteps } = byDice[start]!
  let taken = 0
  for (let g = 0; g < groupCount; g++) {
    const options = optionSteps.subarray(optionStart[g], optionStart[g + 1])
    taken += probability[g]! * Math.max(...options) * grid
  }
  return taken
}

/**
 * How large the points of rules are beside the usual ones, as a power of ten: 1 for nearly all rules, 0.1
 * where a 1 scores 10. A search departs from the usual numbers and moves by steps of them.
 */
export const pointScale = (model: TurnModel): number =>
  10 ** Math.round(Math.log10(firstTaken(model) / USUAL_TAKEN))

/** A usual number of points at this scale: a whole one, and at least 1. */
export const atScale = (points: Points, scale: number): Points =>
  Math.max(1, Math.round(points * scale))
