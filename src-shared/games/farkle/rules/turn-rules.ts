import type { Points } from '../../../base/units.ts'

/** The largest turn total that is looked at; with dice it is out of reach. */
export const MAX_TURN_TOTAL = 1_000_000

/** The most rolls that a turn may be limited to. */
export const MAX_ROLLS = 10

/** The most tries that a last die may have. */
export const MAX_LAST_DIE_ROLLS = 6

/** How often a bonus for hot dice may grow within a turn. */
export const MAX_BONUS_GROWS = 10

/** Dice that must be confirmed before the turn may be banked, and what confirms them. */
export interface Confirmation {
  /** Three or more dice of one face that are set aside from one roll. */
  readonly sets: boolean
  /** Dice that score more as a combination of several faces than as sets. */
  readonly combinations: boolean
  /** Points that later rolls must make together; 1 for any roll that scores. */
  readonly points: Points
  /** The dice beside a set confirm it, too, if they are set aside from the same roll. */
  readonly sameRoll: boolean
}

/** House rules for which a turn remembers more than its total and the dice left to roll. */
export interface TurnRules {
  /** The most rolls of a turn: after the last one it is banked or lost; 0 for any number. */
  readonly maxRolls: number
  /** Rolls that a single die has to score; 1 for no such rule. They count as one roll. */
  readonly lastDieRolls: number
  readonly confirmation: Confirmation
  /** A turn total that ends in 50 may not be banked. */
  readonly noBankAtFifty: boolean
  /**
   * How often the bonus for hot dice grows within a turn, each time by as much as the first one: with 2
   * and 500 it is 500, 1,000, 1,500 and then stays. 0 for always the same.
   */
  readonly bonusGrows: number
}

/** Nothing that must be confirmed. */
export const NO_CONFIRMATION: Confirmation = {
  sets: false,
  combinations: false,
  points: 1,
  sameRoll: false,
}

/** Whether anything must be confirmed. */
export function isConfirmed({ sets, combinations }: Confirmation): boolean {
  return sets || combinations
}

/** The rules of a turn in which only its total and the dice left count. */
export const PLAIN_TURN: TurnRules = {
  maxRolls: 0,
  lastDieRolls: 1,
  confirmation: NO_CONFIRMATION,
  noBankAtFifty: false,
  bonusGrows: 0,
}

/** Whether a turn remembers more than its total and the number of dice left to roll. */
export function remembersMore(rules: TurnRules): boolean {
  const { maxRolls, confirmation, noBankAtFifty, bonusGrows } = rules
  return maxRolls > 0 || isConfirmed(confirmation) || noBankAtFifty || bonusGrows > 0
}

/** Whether a turn is played by its total and the number of dice left alone, each rolled once. */
export function isPlainTurn(rules: TurnRules): boolean {
  return !remembersMore(rules) && rules.lastDieRolls === 1
}
