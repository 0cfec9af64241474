import * as v from 'valibot'
import { ruleSetSchema } from './rules.ts'
import { diceLeftSchema as dice, scoreSchema, startEntries } from './standing.ts'

const game = { rules: ruleSetSchema, ...startEntries }

/**
 * Maps over both banked scores, seen by the mover at the start of a turn. Cells are indexed by
 * `opponent * scores.length + own`, in indices of `scores`. Solves the game first if needed.
 * Covers only decisions below the goal where banking is allowed.
 */
export const mapRequests = {
  'farkle.mapWinning': v.object(game),
  /** With the third player's score the map of three; then the opponent is the next player. */
  'farkle.mapBanking': v.object({ ...game, dice, third: v.optional(scoreSchema) }),
  /** Position in which the policy for points loses most; null if both policies always agree. */
  'farkle.mapDisagreement': v.object({ rules: ruleSetSchema }),
} as const
