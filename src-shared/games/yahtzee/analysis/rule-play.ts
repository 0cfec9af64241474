import { CATEGORIES, has, HOUSE, LARGE, SMALL, UPPER_COUNT, YAHTZEE } from '../rules/categories.ts'
import {
  countOf,
  EMPTY,
  FACES,
  withDice,
  type Face,
  type Multiset,
} from '../../../dice/multiset.ts'
import { usedOf, type YahtzeeGame } from '../solve/game.ts'
import { keepNumber, ROLL_COUNT, ROLLS } from '../solve/keeps.ts'
import { OUTCOME_OF } from '../solve/outcomes.ts'
import { patternPoints } from '../rules/scoring.ts'
import { NOT_ALLOWED, TurnOutcomes } from '../solve/turn-outcomes.ts'
import type { TurnPlay } from '../solve/turn-play.ts'

export type KeepRule = (roll: Multiset, isOpen: (category: number) => boolean) => Multiset

const ofFace = (roll: Multiset, face: Face): Multiset => withDice(EMPTY, face, countOf(roll, face))

const upperOpen = (isOpen: (category: number) => boolean, face: Face): boolean => isOpen(face - 1)

/** The most frequent face; of several, prefers an open upper category, then the highest face. */
function mostOften(
  roll: Multiset,
  isOpen: (category: number) => boolean,
  faces: readonly Face[] = FACES,
): Face {
  const rank = (face: Face): number =>
    100 * countOf(roll, face) + (upperOpen(isOpen, face) ? 10 : 0) + face
  return faces.reduce((best, face) => (rank(face) > rank(best) ? face : best))
}

/**
 * Yahtzees Only (Glenn 2006): keeps the most frequent face. The paper breaks ties "in favor of
 * highest open category, then by highest rank", read here as the highest face whose upper category
 * is open, else the highest face.
 */
export const yahtzeesOnly: KeepRule = (roll, isOpen) => ofFace(roll, mostOften(roll, isOpen))

function straightIn(roll: Multiset): Multiset | null {
  for (const first of [3, 2, 1] as const) {
    const faces = FACES.slice(first - 1, first + 3)
    if (faces.every((face) => countOf(roll, face) > 0)) {
      return faces.reduce((dice, face) => withDice(dice, face), EMPTY)
    }
  }
  return null
}

/** Dice of a straight to keep, all five or four of them; null if no straight is to be kept. */
function keptStraight(roll: Multiset, isOpen: (category: number) => boolean): Multiset | null {
  if (isOpen(LARGE) && patternPoints(LARGE, roll) > 0) return roll
  if (!isOpen(SMALL) || patternPoints(SMALL, roll) === 0) return null
  return isOpen(LARGE) ? straightIn(roll) : roll
}

/**
 * Yahtzees and Straights (Glenn 2006): like yahtzeesOnly, but keeps a straight whose category is
 * open; with both straights open, rerolls the fifth die of a small straight.
 */
export const yahtzeesAndStraights: KeepRule = (roll, isOpen) =>
  keptStraight(roll, isOpen) ?? yahtzeesOnly(roll, isOpen)

/**
 * Rational Yahtzees (Glenn 2006): like yahtzeesAndStraights, but prefers faces with at least two
 * dice and an open upper category, so that a pair may be kept instead of three of a kind.
 */
export const rationalYahtzees: KeepRule = (roll, isOpen) => {
  const straight = keptStraight(roll, isOpen)
  if (straight !== null) return straight
  const worthwhile = FACES.filter((face) => countOf(roll, face) >= 2 && upperOpen(isOpen, face))
  return ofFace(roll, mostOften(roll, isOpen, worthwhile.length > 0 ? worthwhile : FACES))
}

export type ScoreRule = (roll: number, outcomes: TurnOutcomes) => number

/** Outcome with the most points, of equals the first; -1 if no such category is open. */
function mostIn(
  roll: number,
  { open, points }: TurnOutcomes,
  isOneOf: (category: number) => boolean,
): number {
  let best = -1
  for (const category of open) {
    if (!isOneOf(category)) continue
    const outcome = OUTCOME_OF[roll * CATEGORIES.length + category]!
    if (best < 0 || points[outcome]! > points[best]!) best = outcome
  }
  return best
}

export const mostPoints: ScoreRule = (roll, outcomes) => mostIn(roll, outcomes, () => true)

const PATTERNS: readonly number[] = [HOUSE, SMALL, LARGE, YAHTZEE]
const ENOUGH_ABOVE = 3

const isAbove = (roll: number, category: number): boolean =>
  category < UPPER_COUNT && countOf(ROLLS[roll]!, (category + 1) as Face) >= ENOUGH_ABOVE

/**
 * Scores three or more dice of a face in its upper category, unless a Yahtzee, a straight or a full
 * house scores in its own; else takes the most points.
 */
export const facesAbove: ScoreRule = (roll, outcomes) => {
  const { points } = outcomes
  const pattern = mostIn(roll, outcomes, (category) => PATTERNS.includes(category))
  if (pattern >= 0 && points[pattern]! > 0) return pattern
  const above = mostIn(roll, outcomes, (category) => isAbove(roll, category))
  const isAllowed = above >= 0 && points[above] !== NOT_ALLOWED
  return isAllowed ? above : mostPoints(roll, outcomes)
}

/** Policy of a keep rule and a score rule; `order` breaks ties between categories. */
export class RulePlay implements TurnPlay {
  readonly #game: YahtzeeGame
  readonly #keep: KeepRule
  readonly #score: ScoreRule
  readonly outcomes: TurnOutcomes
  readonly chosen = new Uint16Array(ROLL_COUNT)
  readonly bestKeeps: readonly Uint16Array[]
  #unit = -1

  constructor(
    game: YahtzeeGame,
    keep: KeepRule,
    order: readonly number[],
    score: ScoreRule = mostPoints,
  ) {
    this.#game = game
    this.#keep = keep
    this.#score = score
    this.outcomes = new TurnOutcomes(game, order)
    // A KeepRule ignores the rerolls left, so all stages share one array.
    const keeps = new Uint16Array(ROLL_COUNT)
    this.bestKeeps = Array.from({ length: game.rules.rerolls + 1 }, () => keeps)
  }

  look(state: number): void {
    this.outcomes.look(state)
    const { unit } = this.outcomes
    if (unit === this.#unit) return
    this.#unit = unit
    const used = usedOf(this.#game, unit)
    const keeps = this.bestKeeps[0]!
    for (let roll = 0; roll < ROLL_COUNT; roll++) {
      keeps[roll] = keepNumber(this.#keep(ROLLS[roll]!, (category) => !has(used, category)))
      this.chosen[roll] = this.#score(roll, this.outcomes)
    }
  }
}
