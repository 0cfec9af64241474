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

/** Dice in a full roll. */
export const DICE = 5

export const HOUSE_POINTS = 25
export const SMALL_POINTS = 30
export const LARGE_POINTS = 40
export const YAHTZEE_POINTS = 50

/** The sum of the pips. */
export function sumOf(dice: Multiset): Points {
  return FACES.reduce((sum, face) => sum + face * countOf(dice, face), 0)
}

/** The longest run of consecutive faces. */
function longestRun(dice: Multiset): number {
  let longest = 0
  let run = 0
  for (const face of FACES) {
    run = countOf(dice, face) > 0 ? run + 1 : 0
    longest = Math.max(longest, run)
  }
  return longest
}

/** Points of five dice in the category with this number, without jokers and bonuses. */
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
      return longestRun(dice) >= 4 ? SMALL_POINTS : 0
    case LARGE:
      return longestRun(dice) >= 5 ? LARGE_POINTS : 0
    case CHANCE:
      return sumOf(dice)
    case YAHTZEE:
      return counts.includes(DICE) ? YAHTZEE_POINTS : 0
    default:
      throw new RangeError(`there is no category ${category}`)
  }
}

/** The face of which all five dice are; 0 if they differ. */
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
 * Points of a roll in the category with this number, jokers and the Yahtzee bonus counted, the
 * upper bonus not: s(S, r, c) of Glenn 2006. Null where the category is used or the joker rule
 * forbids it. `pattern` is the roll's patternPoints there and `face` its yahtzeeFace.
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

/**
 * Points of a roll in the category with this number on this card; null where it may not be scored.
 */
export function pointsOn(
  rules: RuleSet,
  card: Scorecard,
  dice: Multiset,
  category: number,
): Points | null {
  return placedPoints(rules, card, yahtzeeFace(dice), category, patternPoints(category, dice))
}

/** The numbers of the categories in which a roll may be scored; never empty before the end. */
export function openFor(rules: RuleSet, card: Scorecard, dice: Multiset): number[] {
  return CATEGORIES.map((_, category) => category).filter(
    (category) => pointsOn(rules, card, dice, category) !== null,
  )
}

/** The card after a roll was scored in the category so numbered: n(S, r, c) of Glenn 2006. */
export function cardAfter(card: Scorecard, dice: Multiset, category: number): Scorecard {
  const pattern = patternPoints(category, dice)
  return {
    used: card.used | (1 << category),
    upper: card.upper + (category < UPPER_COUNT ? pattern : 0),
    yahtzeeScored: card.yahtzeeScored || (category === YAHTZEE && pattern > 0),
  }
}
