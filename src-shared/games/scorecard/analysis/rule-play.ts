import {
  contains,
  countOf,
  EMPTY,
  FACES,
  multisetOf,
  withDice,
  type Face,
  type Multiset,
} from '../../../dice/multiset.ts'
import { has, type BoxSet } from '../rules/scorecard.ts'
import { longestRun } from '../rules/scoring.ts'
import { FIVE_DICE, keepNumber } from '../solve/lattice.ts'
import type { TurnPolicy } from '../solve/policy.ts'
import { usedOf, type CardStates } from '../solve/states.ts'
import { ALL_ALIKE, ALL_BOXES, HOUSE, LARGE, SMALL, UPPER_COUNT } from '../rules/thirteen-boxes.ts'
import { NOT_ALLOWED, TurnOutcomes } from '../solve/turn-outcomes.ts'

// Ways to play a card with the thirteen boxes.

/** Dice to keep of a roll while the boxes of `open` are open. */
export type KeepRule = (roll: Multiset, open: BoxSet) => Multiset

/** Highest first. */
const ROWS_OF_FOUR = [3, 2, 1].map((low) => multisetOf(FACES.slice(low - 1, low + 3)))

/** Dice of the most frequent of some faces; of several, prefers an open upper box, then the highest. */
function mostAmong(roll: Multiset, open: BoxSet, faces: readonly Face[]): Multiset | null {
  const rank = (face: Face): number =>
    100 * countOf(roll, face) + (has(open, face - 1) ? 10 : 0) + face
  const shown = faces.filter((face) => countOf(roll, face) > 0)
  if (shown.length === 0) return null
  const face = shown.reduce((a, b) => (rank(b) > rank(a) ? b : a))
  return withDice(EMPTY, face, countOf(roll, face))
}

/**
 * Strategy `equal-only` of Glenn 2006: keeps the most frequent face. The paper breaks ties "in favor of
 * highest open box, then by highest rank", read here as the highest face whose upper box
 * is open, else the highest face.
 */
export const alikeOnly: KeepRule = (roll, open) => mostAmong(roll, open, FACES)!

/** Dice of a straight to keep, all five or four of them; null if no straight is to be kept. */
function keptStraight(roll: Multiset, open: BoxSet): Multiset | null {
  const run = longestRun(roll).length
  if (has(open, LARGE) && run >= 5) return roll
  if (!has(open, SMALL) || run < 4) return null
  if (!has(open, LARGE)) return roll
  return ROWS_OF_FOUR.find((dice) => contains(roll, dice)) ?? null
}

/**
 * Strategy `equal-and-straights` of Glenn 2006: like alikeOnly, but keeps a straight whose category is
 * open; with both straights open, rerolls the fifth die of a small straight.
 */
export const alikeAndStraights: KeepRule = (roll, open) =>
  keptStraight(roll, open) ?? alikeOnly(roll, open)

/**
 * Strategy `equal-with-sense` of Glenn 2006: like alikeAndStraights, but prefers faces with at least two
 * dice and an open upper box, so that a pair may be kept instead of three of a kind.
 */
export const rationalAlike: KeepRule = (roll, open) => {
  const worthwhile = FACES.filter((face) => countOf(roll, face) >= 2 && has(open, face - 1))
  return keptStraight(roll, open) ?? mostAmong(roll, open, worthwhile) ?? alikeOnly(roll, open)
}

export type ScoreRule = (roll: number, outcomes: TurnOutcomes) => number

/** Outcome with the most points, of equals the first; -1 if no such box is open. */
function mostIn(
  roll: number,
  { open, points, of }: TurnOutcomes,
  isOneOf: (box: number) => boolean,
): number {
  let best = -1
  for (const box of open) {
    if (!isOneOf(box)) continue
    const outcome = of.of[roll * of.inBox.length + box]!
    if (best < 0 || points[outcome]! > points[best]!) best = outcome
  }
  return best
}

export const mostPoints: ScoreRule = (roll, outcomes) => mostIn(roll, outcomes, () => true)

const PATTERNS: readonly number[] = [HOUSE, SMALL, LARGE, ALL_ALIKE]
const ENOUGH_ABOVE = 3

const isAbove = (roll: number, box: number): boolean =>
  box < UPPER_COUNT && countOf(FIVE_DICE.rolls[roll]!, (box + 1) as Face) >= ENOUGH_ABOVE

/**
 * Scores three or more dice of a face in its upper box, unless five alike, a straight or a full
 * house scores in its own; else takes the most points.
 */
export const facesAbove: ScoreRule = (roll, outcomes) => {
  const { points } = outcomes
  const pattern = mostIn(roll, outcomes, (box) => PATTERNS.includes(box))
  if (pattern >= 0 && points[pattern]! > 0) return pattern
  const above = mostIn(roll, outcomes, (box) => isAbove(roll, box))
  const isAllowed = above >= 0 && points[above] !== NOT_ALLOWED
  return isAllowed ? above : mostPoints(roll, outcomes)
}

/** Policy of a keep rule and a score rule; `order` breaks ties between boxes. */
export class RulePlay implements TurnPolicy {
  readonly #states: CardStates
  readonly #keep: KeepRule
  readonly #score: ScoreRule
  readonly outcomes: TurnOutcomes
  readonly chosen: Uint16Array
  readonly bestKeeps: readonly Uint16Array[]
  readonly atOnce = null
  #unit = -1

  constructor(
    states: CardStates,
    keep: KeepRule,
    order: readonly number[],
    score: ScoreRule = mostPoints,
  ) {
    this.#states = states
    this.#keep = keep
    this.#score = score
    this.outcomes = new TurnOutcomes(states, order)
    const { length } = FIVE_DICE.rolls
    this.chosen = new Uint16Array(length)
    // A KeepRule ignores the rerolls left, so all stages share one array.
    const keeps = new Uint16Array(length)
    this.bestKeeps = Array.from({ length: states.rules.rolls }, () => keeps)
  }

  look(state: number): void {
    this.outcomes.look(state)
    const { unit } = this.outcomes
    if (unit === this.#unit) return
    this.#unit = unit
    const open = ALL_BOXES & ~usedOf(this.#states, unit)
    const keeps = this.bestKeeps[0]!
    for (const [roll, dice] of FIVE_DICE.rolls.entries()) {
      keeps[roll] = keepNumber(FIVE_DICE, this.#keep(dice, open))
      this.chosen[roll] = this.#score(roll, this.outcomes)
    }
  }
}
