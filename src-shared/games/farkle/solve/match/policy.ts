import type { DiceCount, Points } from '../../../../base/units.ts'
import type { ThumbRule } from '../thumb/thumb-rule.ts'

/**
 * Banked scores from which on a player banks nothing short of the goal (Busche and Neller 2017,
 * table 4: B_n, D_n). Entry n - 1 is for n dice left; null for never.
 */
export interface Thresholds {
  readonly own: readonly (Points | null)[]
  readonly opponent: readonly (Points | null)[]
}

/** A policy for a whole game, as plain data. */
export type Policy =
  | { readonly kind: 'optimal' }
  /** Most points per turn; a winning bank is one that the plan for points would not make. */
  | { readonly kind: 'points'; readonly winningBank: boolean }
  /** By the breakpoint table; takes a winning bank. */
  | { readonly kind: 'table' }
  /** By the table, but for the goal beyond thresholds; null asks for the best ones. */
  | { readonly kind: 'go-for-it'; readonly thresholds: Thresholds | null }
  /** Takes all points of a roll and banks from this total on; takes a winning bank. */
  | { readonly kind: 'hold'; readonly at: Points }
  /** By a rule of thumb, which depends on both scores. */
  | { readonly kind: 'thumb'; readonly rule: ThumbRule }

export function noThresholds(allDice: DiceCount): Thresholds {
  const never = Array.from({ length: allDice }, () => null)
  return { own: never, opponent: never }
}

export type ThresholdSide = keyof Thresholds

export function withThreshold(
  thresholds: Thresholds,
  side: ThresholdSide,
  n: DiceCount,
  value: Points | null,
): Thresholds {
  return { ...thresholds, [side]: thresholds[side].with(n - 1, value) }
}
