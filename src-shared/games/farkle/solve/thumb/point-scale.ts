import type { Points } from '../../../../base/units.ts'
import type { TurnModel } from '../turn/turn-model.ts'

const USUAL_TAKEN: Points = 400

export function firstTaken({ byDice, start, grid }: TurnModel): Points {
  const { groupCount, probability, optionStart, optionSteps } = byDice[start]!
  let taken = 0
  for (let g = 0; g < groupCount; g++) {
    const options = optionSteps.subarray(optionStart[g], optionStart[g + 1])
    taken += probability[g]! * Math.max(...options) * grid
  }
  return taken
}

/** Scale of points as a power of ten: 1 usually, 0.1 where a 1 scores 10. */
export const pointScale = (model: TurnModel): number =>
  10 ** Math.round(Math.log10(firstTaken(model) / USUAL_TAKEN))

/** Points at a scale: whole and at least 1. */
export const atScale = (points: Points, scale: number): Points =>
  Math.max(1, Math.round(points * scale))
