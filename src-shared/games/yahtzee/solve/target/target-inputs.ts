import { FACES, multisetOf } from '../../../../dice/multiset.ts'
import {
  CATEGORIES,
  CHANCE,
  FOUR,
  HOUSE,
  LARGE,
  SMALL,
  THREE,
  UPPER_COUNT,
  YAHTZEE,
} from '../../rules/categories.ts'
import { keepNumber } from '../keeps.ts'
import { OUTCOME_OF, OUTCOMES } from '../outcomes.ts'
import type { RuleSet } from '../../rules/rule-set.ts'
import { DICE, LARGE_POINTS, YAHTZEE_POINTS } from '../../rules/scoring.ts'
import { NEXT_SIZE } from '../upper-rows.ts'

/** Input of a turn's evaluation: a row of a following state, moved by the points scored. */
export interface TargetInput {
  /** One of OUTCOMES: which state follows, and with how many points. */
  readonly outcome: number
  /** Whether the row stands for all sums of pips, and is moved by the largest of them. */
  readonly isSum: boolean
}

/** The largest sum of pips. */
export const MAX_PIPS = DICE * 6

/** Categories in which a roll can score nothing, Chance not among them. */
export const ZEROS = [THREE, FOUR, HOUSE, SMALL, LARGE, YAHTZEE] as const

/**
 * Where each input stands in TARGET_INPUTS: 0 to 4 dice of each face above (36, those of five dice
 * are Yahtzees and not read), a zero in each of ZEROS, the sums of Chance and of three and four of a
 * kind, a full house, a small and a large straight, and the six Yahtzees in every category.
 */
export const TARGET_INPUT = {
  upper: 0,
  zero: NEXT_SIZE,
  sum: NEXT_SIZE + ZEROS.length,
  house: NEXT_SIZE + ZEROS.length + 3,
  small: NEXT_SIZE + ZEROS.length + 4,
  large: NEXT_SIZE + ZEROS.length + 5,
  yahtzee: NEXT_SIZE + ZEROS.length + 6,
} as const

const found = (category: number, fits: (points: number, count: number) => boolean): number =>
  OUTCOMES.findIndex(
    (outcome) =>
      outcome.category === category && outcome.face === 0 && fits(outcome.points, outcome.count),
  )

const plain = (outcome: number): TargetInput => ({ outcome, isSum: false })

const upper = Array.from({ length: UPPER_COUNT }, (_, category) =>
  Array.from({ length: DICE + 1 }, (_, count) =>
    plain(found(category, (_, dice) => dice === Math.min(count, DICE - 1))),
  ),
).flat()

const yahtzees = FACES.flatMap((face) => {
  const roll = keepNumber(multisetOf([face, face, face, face, face]))
  return CATEGORIES.map((_, category) => plain(OUTCOME_OF[roll * CATEGORIES.length + category]!))
})

/** Every input of a turn. */
export const TARGET_INPUTS: readonly TargetInput[] = [
  ...upper,
  ...ZEROS.map((category) => plain(found(category, (points) => points === 0))),
  ...[CHANCE, THREE, FOUR].map((category) => ({
    outcome: found(category, (points) => points > 0),
    isSum: true,
  })),
  ...[HOUSE, SMALL, LARGE].map((category) => plain(found(category, (points) => points > 0))),
  ...yahtzees,
]

/** The most that a turn can score: an input's row is moved by at most so much. */
export function mostOfTurn({ yahtzeeBonus }: RuleSet): number {
  return Math.max(YAHTZEE_POINTS, LARGE_POINTS + yahtzeeBonus)
}

/** How many states can follow one at most, as TurnOutcomes tells them apart. */
export const MAX_FOLLOWING = NEXT_SIZE + CATEGORIES.length - UPPER_COUNT + 1
