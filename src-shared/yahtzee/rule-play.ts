import { CATEGORIES, has, LARGE, SMALL } from './categories.ts'
import { countOf, EMPTY, FACES, withDice, type Face, type Multiset } from '../dice/multiset.ts'
import { usedOf, type YahtzeeGame } from './game.ts'
import { keepNumber, ROLL_COUNT, ROLLS } from './keeps.ts'
import { OUTCOME_OF } from './outcomes.ts'
import { patternPoints } from './scoring.ts'
import { TurnOutcomes } from './turn-outcomes.ts'
import type { TurnPlay } from './turn-play.ts'

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
 * those that are not, so that a pair may be kept instead of three of a kind. The paper's "among
 * other things" says no more.
 */
export const rationalYahtzees: KeepRule = (roll, isOpen) => {
  const straight = keptStraight(roll, isOpen)
  if (straight !== null) return straight
  const worthwhile = FACES.filter((face) => countOf(roll, face) >= 2 && upperOpen(isOpen, face))
  return ofFace(roll, mostOften(roll, isOpen, worthwhile.length > 0 ? worthwhile : FACES))
}

/** Plays by a rule for the dice, and scores greedily; of equal points the first category of `order`. */
export class RulePlay implements TurnPlay {
  readonly #game: YahtzeeGame
  readonly #rule: KeepRule
  readonly outcomes: TurnOutcomes
  readonly chosen = new Uint16Array(ROLL_COUNT)
  readonly bestKeeps: readonly Uint16Array[]
  #unit = -1

  constructor(game: YahtzeeGame, rule: KeepRule, order: readonly number[]) {
    this.#game = game
    this.#rule = rule
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
      keeps[roll] = keepNumber(this.#rule(ROLLS[roll]!, (category) => !has(used, category)))
      this.chosen[roll] = this.#mostPoints(roll)
    }
  }

  #mostPoints(roll: number): number {
    const { open, points } = this.outcomes
    let best = -1
    for (const category of open) {
      const outcome = OUTCOME_OF[roll * CATEGORIES.length + category]!
      if (best < 0 || points[outcome]! > points[best]!) best = outcome
    }
    return best
  }
}
