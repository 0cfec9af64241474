import type { Points } from '../../../base/units.ts'

export const MAX_TURN_TOTAL = 1_000_000

export const MAX_ROLLS = 10

export const MAX_LAST_DIE_ROLLS = 6

export const MAX_BONUS_GROWS = 10

export interface Confirmation {
  /** Confirm three or more dice of one face that are set aside from one roll. */
  readonly sets: boolean
  /** Confirm dice that score more as a combination of several faces than as sets. */
  readonly combinations: boolean
  /** Points that the later rolls must make together; 1 for any roll that scores. */
  readonly points: Points
  /** Other dice set aside from the same roll confirm a set, too. */
  readonly sameRoll: boolean
}

/** House rules for which a turn state holds more than the turn total and the dice left. */
export interface TurnRules {
  /** Rolls of a turn, after which it is banked or lost; 0 for no limit. */
  readonly maxRolls: number
  /** Tries that a single die has to score, which count as one roll; 1 for no such rule. */
  readonly lastDieRolls: number
  readonly confirmation: Confirmation
  readonly noBankAtFifty: boolean
  /**
   * How often the hot dice bonus grows within a turn, each time by its first value: 2 with 500
   * gives 500, 1,000, 1,500 and no more. 0 for a constant bonus.
   */
  readonly bonusGrows: number
}

export const NO_CONFIRMATION: Confirmation = {
  sets: false,
  combinations: false,
  points: 1,
  sameRoll: false,
}

export function isConfirmed({ sets, combinations }: Confirmation): boolean {
  return sets || combinations
}

export const PLAIN_TURN: TurnRules = {
  maxRolls: 0,
  lastDieRolls: 1,
  confirmation: NO_CONFIRMATION,
  noBankAtFifty: false,
  bonusGrows: 0,
}

export function remembersMore(rules: TurnRules): boolean {
  const { maxRolls, confirmation, noBankAtFifty, bonusGrows } = rules
  return maxRolls > 0 || isConfirmed(confirmation) || noBankAtFifty || bonusGrows > 0
}

export function isPlainTurn(rules: TurnRules): boolean {
  return !remembersMore(rules) && rules.lastDieRolls === 1
}
