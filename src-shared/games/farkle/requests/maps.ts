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

/** The two sides of a map. */
const sides = {
  /** Banked scores short of the goal, ascending: all or, of more than 200, every k-th. */
  scores: manyNumbers,
  /** By place of a score: 1 where a player can have it banked. */
  canHave: manyNumbers,
}

/**
 * Pictures of the two-player game, over both players' banked scores. Every list of cells is laid out
 * by `opponent * scores.length + own`, in places of `scores`, seen by the player to move at the start
 * of a turn. What is not solved yet is solved first. Decisions between banking and rolling are those
 * short of the goal where banking is allowed.
 */
export const mapRequests = {
  /** The win probability of the player to move. */
  'map.winning': {
    params: v.object(game),
    answer: v.object({ ...sides, winProbability: manyNumbers }),
  },
  /** With n dice left: from which turn total to bank, and what the other choice costs. */
  'map.banking': {
    params: v.object({ ...game, dice }),
    answer: v.object({
      ...sides,
      /**
       * The least turn total that play can come to, in points, at which banking is right; null where
       * one never banks short of the goal, be it that there is nothing to decide.
       */
      bankFrom: manyNumbersOrNone,
      /** Cells, by place, where rolling is right again at some larger turn total short of the goal. */
      uneven: manyNumbers,
      /** Mean loss, in win probability, of the wrong choice, over these decisions of a turn; 0 without any. */
      cost: manyNumbers,
      /** Such decisions with n dice in a turn that begins there. */
      perTurn: manyNumbers,
    }),
  },
  /** A position in which the play for points costs the most games; null where the goals agree. */
  'map.disagreement': {
    params: v.object({ rules: ruleSetSchema }),
    answer: v.object({ position: v.nullable(positionSchema) }),
  },
  /**
   * How often a game of two optimal players comes to each cell with these farkles in a row, either of
   * them to move; a long job for some rules. Scores that are not shown count nowhere.
   */
  'map.frequency': {
    params: v.object(game),
    answer: v.object({ ...sides, perGame: manyNumbers }),
  },
} as const
