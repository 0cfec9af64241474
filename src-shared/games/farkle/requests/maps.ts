import * as v from 'valibot'
import { manyNumbers, manyNumbersOrNone } from '../../../schemas/numbers.ts'
import { ruleSetSchema } from './rules.ts'
import { diceLeftSchema as dice, farklesSchema as farkles, secondSchema } from './standing.ts'
import { positionSchema } from './position.ts'

const game = {
  rules: ruleSetSchema,
  ownFarkles: farkles,
  opponentFarkles: farkles,
  second: secondSchema,
}

const sides = {
  /** Banked scores below the goal, ascending: all, or every k-th if there are more than 200. */
  scores: manyNumbers,
  /** 1 if a player can have the score banked; indexed like `scores`. */
  canHave: manyNumbers,
}

/**
 * Maps over both banked scores, seen by the mover at the start of a turn. Cells are indexed by
 * `opponent * scores.length + own`, in indices of `scores`. Solves the game first if needed.
 * Covers only decisions below the goal where banking is allowed.
 */
export const mapRequests = {
  'map.winning': {
    params: v.object(game),
    answer: v.object({ ...sides, winProbability: manyNumbers }),
  },
  'map.banking': {
    params: v.object({ ...game, dice }),
    answer: v.object({
      ...sides,
      /** Least reachable turn total, in points; null if banking is never right below the goal. */
      bankFrom: manyNumbersOrNone,
      /** Indices of cells in which rolling is right again at a larger total below the goal. */
      uneven: manyNumbers,
      /** Mean win probability lost by the wrong choice; 0 if there are no decisions. */
      cost: manyNumbers,
      perTurn: manyNumbers,
    }),
  },
  /** Position in which the policy for points loses most; null if both policies always agree. */
  'map.disagreement': {
    params: v.object({ rules: ruleSetSchema }),
    answer: v.object({ position: v.nullable(positionSchema) }),
  },
  /**
   * Expected visits per game of two optimal players. May run long. Unlisted scores do not count.
   */
  'map.frequency': {
    params: v.object(game),
    answer: v.object({ ...sides, perGame: manyNumbers }),
  },
} as const
