import type { Points } from '../../../base/units.ts'
import { countOf, FACES, type Face, type Multiset } from '../../../dice/multiset.ts'
import {
  CATEGORIES,
  CHANCE,
  FOUR,
  has,
  HOUSE,
  LARGE,
  LOWER_CATEGORIES,
  SMALL,
  THREE,
  UPPER_COUNT,
  YAHTZEE,
} from './categories.ts'
import type { RuleSet } from './rule-set.ts'
import type { Scorecard } from './scorecard.ts'

export const DICE = 5

export const HOUSE_POINTS = 25
export const SMALL_POINTS = 30
export const LARGE_POINTS = 40
export const YAHTZEE_POINTS = 50

export function sumOf(dice: Multiset): Points {
  return FACES.reduce((sum, face) => sum + face * countOf(dice, face), 0)
}

/** Faces of the longest run; of two equally long runs, the higher. */
export function longestRun(dice: Multiset): Face[] {
  let best: Face[] = []
  let run: Face[] = []
  for (const face of FACES) {
    run = countOf(dice, face) > 0 ? [...run, face] : []
    if (run.length >= best.length && run.length > 0) best = run
  }
  return best
}

/** Points of five dice in a category (by number), without jokers and bonuses. */
export function patternPoints(category: number, dice: Multiset): Points {
  if (category < UPPER_COUNT) return (category + 1) * countOf(dice, (category + 1) as Face)
  const counts = FACES.map((face) => countOf(dice, face))
  switch (category) {
    case THREE:
      return counts.some((count) => count >= 3) ? sumOf(dice) : 0
    case FOUR:
      return counts.some((count) => count >= 4) ? sumOf(dice) : 0
    case HOUSE:
      return counts.includes(3) && counts.includes(2) ? HOUSE_POINTS : 0
    case SMALL:
      return longestRun(dice).length >= 4 ? SMALL_POINTS : 0
    case LARGE:
      return longestRun(dice).length >= 5 ? LARGE_POINTS : 0
    case CHANCE:
      return sumOf(dice)
    case YAHTZEE:
      return counts.includes(DICE) ? YAHTZEE_POINTS : 0
    default:
      throw new RangeError(`there is no category ${category}`)
  }
}

/** Face of a five of a kind, else 0. */
export function yahtzeeFace(dice: Multiset): Face | 0 {
  return FACES.find((face) => countOf(dice, face) === DICE) ?? 0
}

/** Points of a joker in a category where its dice alone would not score. */
function jokerPoints(category: number): Points {
  if (category === HOUSE) return HOUSE_POINTS
  if (category === SMALL) return SMALL_POINTS
  return category === LARGE ? LARGE_POINTS : 0
}

/**
 * Points of a roll in a category (by number), joker and Yahtzee bonus included, upper bonus not:
 * s(S, r, c) of Glenn 2006. Null if the category is used or the joker rule forbids it. `pattern` is
 * patternPoints of the roll, `face` its yahtzeeFace.
 */
export function placedPoints(
  rules: RuleSet,
  { used, yahtzeeScored }: Scorecard,
  face: Face | 0,
  category: number,
  pattern: Points,
): Points | null {
  if (has(used, category)) return null
  if (face === 0 || rules.jokers === 'none' || !has(used, YAHTZEE)) return pattern
  const bonus = yahtzeeScored ? rules.yahtzeeBonus : 0
  const isUpper = category < UPPER_COUNT
  if (!has(used, face - 1)) {
    return rules.jokers === 'forced' && category !== face - 1 ? null : pattern + bonus
  }
  const lowerOpen = (LOWER_CATEGORIES & ~used) !== 0
  if (isUpper && lowerOpen && rules.jokers === 'forced') return null
  return Math.max(pattern, jokerPoints(category)) + bonus
}

/** Like placedPoints, for dice; null if they may not be scored there. */
export function pointsOn(
  rules: RuleSet,
  card: Scorecard,
  dice: Multiset,
  category: number,
): Points | null {
  return placedPoints(rules, card, yahtzeeFace(dice), category, patternPoints(category, dice))
}

/** Numbers of the allowed categories; never empty unless the card is full. */
export function openFor(rules: RuleSet, card: Scorecard, dice: Multiset): number[] {
  return CATEGORIES.map((_, category) => category).filter(
    (category) => pointsOn(rules, card, dice, category) !== null,
  )
}
