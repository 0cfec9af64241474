import { asProbability, type Points, type Probability } from '../../../base/units.ts'
import { CATEGORIES, type Category } from '../rules/categories.ts'
import { ROLL_COUNT } from '../solve/keeps.ts'
import { OUTCOMES } from '../solve/outcomes.ts'
import type { TurnPlay } from '../solve/turn-play.ts'

export interface TurnEnd {
  readonly category: Category
  readonly chance: Probability
  /** Mean points if the turn ends here, Yahtzee bonus included. */
  readonly points: Points
  /** Part of `chance` with 0 points. */
  readonly zero: Probability
}

/**
 * Boxes in which a turn ends, likeliest first. `rolls`: probability of each roll with no reroll
 * left.
 */
export function turnEnds(play: TurnPlay, rolls: Float64Array): TurnEnd[] {
  const chances = new Float64Array(CATEGORIES.length)
  const points = new Float64Array(CATEGORIES.length)
  const zeros = new Float64Array(CATEGORIES.length)
  for (let roll = 0; roll < ROLL_COUNT; roll++) {
    const chance = rolls[roll]!
    if (chance === 0) continue
    const outcome = play.chosen[roll]!
    const { category } = OUTCOMES[outcome]!
    const scored = play.outcomes.points[outcome]!
    chances[category]! += chance
    points[category]! += chance * scored
    if (scored === 0) zeros[category]! += chance
  }
  return CATEGORIES.map((category, i) => ({
    category,
    chance: asProbability(chances[i]!),
    points: points[i]! / chances[i]!,
    zero: asProbability(zeros[i]!),
  }))
    .filter(({ chance }) => chance > 0)
    .sort((a, b) => b.chance - a.chance)
}
