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

/** Input of a turn evaluation: the row of a next state, shifted by the points scored. */
export interface TargetInput {
  readonly outcome: number
  /** The input stands for all sums of pips; its row is shifted by the largest. */
  readonly isSum: boolean
}

export const MAX_PIPS = DICE * 6

/** Lower categories in which a roll can score 0: all but Chance. */
export const ZEROS = [THREE, FOUR, HOUSE, SMALL, LARGE, YAHTZEE] as const

/**
 * Index of each input in TARGET_INPUTS: 0 to 5 dice of each face above (36; five dice are Yahtzees
 * and not read), a 0 in each of ZEROS, the sums of Chance and of three and four of a kind, a full
 * house, a small and a large straight, and the six Yahtzees in every category.
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

/** Most points of a turn: the largest shift of an input's row. */
export function mostOfTurn({ yahtzeeBonus }: RuleSet): number {
  return Math.max(YAHTZEE_POINTS, LARGE_POINTS + yahtzeeBonus)
}

/** Most next states of a state, as TurnOutcomes distinguishes them. */
export const MAX_FOLLOWING = NEXT_SIZE + CATEGORIES.length - UPPER_COUNT + 1
