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

/** Which dice of a roll a player keeps whose open categories are known. */
export type KeepRule = (roll: Multiset, isOpen: (category: number) => boolean) => Multiset

const ofFace = (roll: Multiset, face: Face): Multiset => withDice(EMPTY, face, countOf(roll, face))

/** Whether the upper category of a face is open. */
const upperOpen = (isOpen: (category: number) => boolean, face: Face): boolean => isOpen(face - 1)

/** The face of which most dice show; of several one that is open above, of those the highest. */
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
 * Yahtzees Only: keeps what came up most often. The paper breaks ties "in favor of highest open
 * category, then by highest rank"; read as the highest face whose upper category is open, and if
 * there is none the highest face.
 */
export const yahtzeesOnly: KeepRule = (roll, isOpen) => ofFace(roll, mostOften(roll, isOpen))

/** The four or five dice in a row of a roll that has them. */
function straightIn(roll: Multiset): Multiset | null {
  for (const first of [3, 2, 1] as const) {
    const faces = FACES.slice(first - 1, first + 3)
    if (faces.every((face) => countOf(roll, face) > 0)) {
      return faces.reduce((dice, face) => withDice(dice, face), EMPTY)
    }
  }
  return null
}

/** All five dice or four of them, where a straight is to be kept; null where it is not. */
function keptStraight(roll: Multiset, isOpen: (category: number) => boolean): Multiset | null {
  if (isOpen(LARGE) && patternPoints(LARGE, roll) > 0) return roll
  if (!isOpen(SMALL) || patternPoints(SMALL, roll) === 0) return null
  return isOpen(LARGE) ? straightIn(roll) : roll
}

/**
 * Yahtzees and Straights: the same, but a straight that has come up is kept where its category is
 * open, and with both open the fifth die of a small one is rolled for the large one.
 */
export const yahtzeesAndStraights: KeepRule = (roll, isOpen) =>
  keptStraight(roll, isOpen) ?? yahtzeesOnly(roll, isOpen)

/**
 * Rational Yahtzees: the same, but faces that came up at least twice and are open above go before
 * those that are not, so that a pair may be kept instead of three of a kind.
 */
export const rationalYahtzees: KeepRule = (roll, isOpen) => {
  const straight = keptStraight(roll, isOpen)
  if (straight !== null) return straight
  const worthwhile = FACES.filter((face) => countOf(roll, face) >= 2 && upperOpen(isOpen, face))
  return ofFace(roll, mostOften(roll, isOpen, worthwhile.length > 0 ? worthwhile : FACES))
}

/** Which outcome a player chooses for a roll with no reroll left; outcomes know the state. */
export type ScoreRule = (roll: number, outcomes: TurnOutcomes) => number

/** The most points that a roll makes in some categories; of equal ones the first; -1 if none is open. */
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

/** The most points. */
export const mostPoints: ScoreRule = (roll, outcomes) => mostIn(roll, outcomes, () => true)

const PATTERNS: readonly number[] = [HOUSE, SMALL, LARGE, YAHTZEE]
const ENOUGH_ABOVE = 3

/** Whether three or more dice of a roll are of the face of an upper category. */
const isAbove = (roll: number, category: number): boolean =>
  category < UPPER_COUNT && countOf(ROLLS[roll]!, (category + 1) as Face) >= ENOUGH_ABOVE

/**
 * Three or more dice of a face go to its upper category, unless five of a kind, a straight or a full
 * house makes points in its own; else the most points.
 */
export const facesAbove: ScoreRule = (roll, outcomes) => {
  const { points } = outcomes
  const pattern = mostIn(roll, outcomes, (category) => PATTERNS.includes(category))
  if (pattern >= 0 && points[pattern]! > 0) return pattern
  const above = mostIn(roll, outcomes, (category) => isAbove(roll, category))
  const isAllowed = above >= 0 && points[above] !== NOT_ALLOWED
  return isAllowed ? above : mostPoints(roll, outcomes)
}

/** Plays by a rule for the dice and one for the categories, of which `order` says which come first. */
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
    // The same keeps whatever the rerolls left, so one list for all.
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
