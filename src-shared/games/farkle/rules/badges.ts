import type { DiceCount, Points } from '../../../base/units.ts'
import type { SideCombination } from './patterns.ts'
import { isUsed, type RuleSet } from './rule-set.ts'

/**
 * A badge of Kingdom Come that one player has in one game. Combinations that count for one player
 * alone are rules of a side (`ownCombinations`); a badge that cancels the other's is no badge of both.
 *
 * - `headstart`: begins with so many points.
 * - `warlord`: a bank counts so many times, rounded down to the grid of the scores.
 * - `doppelganger`: what was set aside of the last throw counts twice.
 * - `resurrection`: a throw that farkled is thrown again.
 * - `fortune`: up to so many dice of a throw are thrown again, once, before any is set aside.
 *
 * The game publishes neither the points of a headstart nor how it rounds.
 */
export type Badge =
  | { readonly kind: 'headstart'; readonly points: Points }
  | { readonly kind: 'warlord'; readonly times: number; readonly uses: number }
  | { readonly kind: 'doppelganger' | 'resurrection'; readonly uses: number }
  | { readonly kind: 'fortune'; readonly dice: DiceCount }

/** Uses of a badge that a turn has to decide about. */
export function usesOf(badge: Badge | null): number {
  if (badge === null || badge.kind === 'headstart') return 0
  return badge.kind === 'fortune' ? 1 : badge.uses
}

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
  'lastDieRolls',
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

/** What a player has on: a badge, or the combination of one, which counts for this player alone. */
export interface PlayerBadge {
  readonly badge: Badge | null
  readonly combination: SideCombination | null
}

export const NO_BADGE: PlayerBadge = { badge: null, combination: null }

/** Faces of the combinations of one player alone, by the name of their badge; their points are unknown. */
export const COMBINATION_BADGES = {
  carpenter: [3, 5],
  executioner: [4, 5, 6],
  priest: [1, 3, 5],
} as const

/** The emperor's badge: three ones count three times. */
export const emperorsSet = ({ sets }: Pick<RuleSet, 'sets'>): SideCombination => ({
  kind: 'set',
  face: 1,
  count: 3,
  points: 3 * sets[0]![2]!,
})

/** Rules in which the combinations of these badges count, each for one player alone. */
export function withCombinations(rules: RuleSet, own: PlayerBadge, other: PlayerBadge): RuleSet {
  if (!own.combination && !other.combination) return rules
  const more = (list: readonly SideCombination[] = [], { combination }: PlayerBadge) =>
    combination ? [...list, combination] : list
  return {
    ...rules,
    ownCombinations: more(rules.ownCombinations, own),
    opponentCombinations: more(rules.opponentCombinations, other),
  }
}
