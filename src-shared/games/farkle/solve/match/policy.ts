import type { DiceCount, Points } from '../../../../base/units.ts'
import type { ThumbRule } from '../thumb/thumb-rule.ts'

/**
 * From which banked scores on a player never banks short of the goal, by number of dice left: entry
 * n - 1 is for n dice, null means never mind the score. (Busche and Neller 2017, table 4.)
 */
export interface Thresholds {
  /** B_n: the player's own banked score. */
  readonly own: readonly (Points | null)[]
  /** D_n: the opponent's banked score. */
  readonly opponent: readonly (Points | null)[]
}

/** A way to play a whole game, as plain data. */
export type Policy =
  /** Wins most games against a player who does the same. */
  | { readonly kind: 'optimal' }
  /** Most points per turn. A winning bank is a bank that the plan for points would not make. */
  | { readonly kind: 'points'; readonly winningBank: boolean }
  /** By the breakpoint table of the turn; a winning bank is taken. */
  | { readonly kind: 'table' }
  /** By the table, but for the goal beyond some thresholds; null asks for the best ones. */
  | { readonly kind: 'go-for-it'; readonly thresholds: Thresholds | null }
  /** All points that a roll scores, banked from this turn total on; a winning bank is taken. */
  | { readonly kind: 'hold'; readonly at: Points }
  /** By a rule of thumb, which looks at both scores. */
  | { readonly kind: 'thumb'; readonly rule: ThumbRule }

/** Thresholds that change nothing: the plain table. */
export function noThresholds(allDice: DiceCount): Thresholds {
  const never = Array.from({ length: allDice }, () => null)
  return { own: never, opponent: never }
}

/** The two scores that a threshold can be about. */
export type Side = keyof Thresholds

/** Thresholds with one of them changed. */
export function withThreshold(
  thresholds: Thresholds,
  side: Side,
  n: DiceCount,
  value: Points | null,
): Thresholds {
  return { ...thresholds, [side]: thresholds[side].with(n - 1, value) }
}
