import type { Points } from '../../../base/units.ts'
import { countOf, type Face } from '../../../dice/multiset.ts'
import { CATEGORIES, UPPER_COUNT } from '../rules/categories.ts'
import { ROLLS } from './keeps.ts'
import { patternPoints, yahtzeeFace } from '../rules/scoring.ts'

/**
 * A way to end a turn: a category, and the part of the roll that matters for the rest of the game.
 * Rolls that score alike in a category share an outcome; a Yahtzee, which may be a joker, has its
 * own.
 */
export interface Outcome {
  readonly category: number
  readonly points: Points
  /** Dice of the category's face; 0 in lower categories. */
  readonly count: number
  /** Face of a Yahtzee, else 0. */
  readonly face: Face | 0
}

const outcomes: Outcome[] = []
const known = new Map<string, number>()

function outcomeNumber(roll: number, category: number): number {
  const dice = ROLLS[roll]!
  const outcome: Outcome = {
    category,
    points: patternPoints(category, dice),
    count: category < UPPER_COUNT ? countOf(dice, (category + 1) as Face) : 0,
    face: yahtzeeFace(dice),
  }
  const key = Object.values(outcome).join()
  const number = known.get(key)
  if (number !== undefined) return number
  known.set(key, outcomes.length)
  return outcomes.push(outcome) - 1
}

/** Outcome number of a roll in a category, [roll * 13 + category]. */
export const OUTCOME_OF: Uint16Array = Uint16Array.from(
  ROLLS.flatMap((_, roll) => CATEGORIES.map((_, category) => outcomeNumber(roll, category))),
)

export const OUTCOMES: readonly Outcome[] = outcomes

export const OUTCOMES_IN: readonly Uint16Array[] = CATEGORIES.map((_, category) =>
  Uint16Array.from(
    outcomes.flatMap((outcome, number) => (outcome.category === category ? [number] : [])),
  ),
)
