import type { Points } from '../../../base/units.ts'
import { isUsed, type RuleSet } from './rule-set.ts'

/**
 * A badge of Kingdom Come that one player has in one game. Combinations that count for one player
 * alone are rules of a side (`ownCombinations`); a badge that cancels the other's is no badge of both.
 *
 * - `headstart`: begins with so many points.
 * - `warlord`: a bank counts so many times, rounded down to the grid of the scores.
 * - `doppelganger`: what was set aside of the last throw counts twice.
 * - `resurrection`: a throw that farkled is thrown again.
 *
 * The game publishes neither the points of a headstart nor how it rounds.
 */
export type Badge =
  | { readonly kind: 'headstart'; readonly points: Points }
  | { readonly kind: 'warlord'; readonly times: number; readonly uses: number }
  | { readonly kind: 'doppelganger' | 'resurrection'; readonly uses: number }

/** Uses of a badge that a turn has to decide about. */
export const usesOf = (badge: Badge | null): number =>
  badge === null || badge.kind === 'headstart' ? 0 : badge.uses

export const headstartOf = (badge: Badge | null): Points =>
  badge?.kind === 'headstart' ? badge.points : 0

/** Rules by which a turn, or its end, leads elsewhere than to a bank or a farkle without loss. */
const OTHER_ENDS = [
  'sixOfAKindWins',
  'winningDice',
  'losingDice',
  'farklePenalty',
  'firstRollPenalty',
  'farkleTakes',
  'overshoot',
  'finishFrom',
  'mustRollHotDice',
  'maxRolls',
  'confirmation',
  'noBankAtFifty',
  'buildOnBank',
  'steal',
  'farkleScores',
  'beatLastTurn',
] as const

/** Whether games with badges are solved under these rules: the first to bank the goal wins at once. */
export function mayHaveBadges(rules: RuleSet): boolean {
  return rules.end === 'immediate' && !OTHER_ENDS.some((field) => isUsed(rules, field))
}
