import { asProbability, type Points, type Probability } from '../../../base/units.ts'
import type { TurnChances, TurnPolicy } from '../solve/policy.ts'

export interface BoxEnding {
  readonly box: number
  readonly chance: Probability
  /** Mean points if the turn ends here, those for further dice all alike included. */
  readonly points: Points
  /** Part of `chance` with 0 points. */
  readonly zero: Probability
}

/**
 * Boxes in which a turn ends, likeliest first. `rolls`: probability of each roll with no reroll
 * left, beside `atOnce` of the first roll.
 */
export function turnEnds(
  { outcomes, chosen, atOnce: first }: TurnPolicy,
  rolls: Float64Array,
  { atOnce }: Pick<TurnChances, 'atOnce'>,
): BoxEnding[] {
  const { list, inBox } = outcomes.of
  const chances = new Float64Array(inBox.length)
  const points = new Float64Array(inBox.length)
  const zeros = new Float64Array(inBox.length)
  const add = (outcome: number, chance: Probability): void => {
    const { box } = list[outcome]!
    const scored = outcomes.points[outcome]!
    chances[box]! += chance
    points[box]! += chance * scored
    if (scored === 0) zeros[box]! += chance
  }
  rolls.forEach((chance, roll) => {
    if (chance > 0) add(chosen[roll]!, chance)
  })
  atOnce.forEach((chance, roll) => {
    if (chance > 0) add(first![roll]!, chance)
  })
  return Array.from(chances, (chance, box) => ({
    box,
    chance: asProbability(chance),
    points: points[box]! / chance,
    zero: asProbability(zeros[box]!),
  }))
    .filter(({ chance }) => chance > 0)
    .sort((a, b) => b.chance - a.chance)
}
