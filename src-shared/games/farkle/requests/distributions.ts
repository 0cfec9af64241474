import * as v from 'valibot'
import { MAX_DICE } from '../../../base/units.ts'
import { MAX_GOAL } from '../input/rule-numbers.ts'
import { farkleTexts } from '../texts/texts.ts'
import { manyNumbers, number, whole } from '../../../schemas/numbers.ts'
import { ruleSetSchema } from './rules.ts'
import { turnKeySchema } from './score.ts'
import { bankFromSchema } from './standing.ts'

/** How a turn is played. */
export const turnPlayerSchema = v.variant(
  'kind',
  [
    /** Most points. */
    v.object({ kind: v.literal('best') }),
    /** By the breakpoint table. */
    v.object({ kind: v.literal('table') }),
    /** Takes all points that a roll scores and banks from this turn total on. */
    v.object({ kind: v.literal('hold'), at: bankFromSchema(MAX_GOAL) }),
  ],
  () => farkleTexts.requests.turnPlayer,
)

/** Chances of whole numbers, ascending. */
const distribution = { values: manyNumbers, probabilities: manyNumbers }

/** A turn and who plays it. */
const played = { rules: ruleSetSchema, turn: turnKeySchema, player: turnPlayerSchema }

/** Statistics of a turn's points; a farkle counts as 0 points, without any penalty. */
const figures = { mean: number, standardDeviation: number, farkleProbability: number }

/** Distributions of turns and games, computed exactly and not from samples. */
export const distributionRequests = {
  /** The points that a turn banks; a farkle is a 0. */
  'turn.results': {
    params: v.object(played),
    answer: v.object({ ...distribution, ...figures }),
  },
  /** Bank or roll by turn total and dice left. */
  'turn.decisions': {
    params: v.object(played),
    answer: v.object({
      ...figures,
      /** Row i is the turn total i * grid, for all below `end`: the goal, or far enough below it. */
      grid: number,
      end: number,
      /** Dice of a full roll; left out for six. */
      allDice: v.optional(whole(1, MAX_DICE)),
      /** By `row * allDice + dice - 1`: 1 for a bank, and 2 where legal play can come, added. */
      cells: manyNumbers,
      /** Points that rolling adds with the best play after it, laid out as the cells. */
      gains: manyNumbers,
    }),
  },
  /**
   * Turns that one player needs to reach the goal alone: the first bank's minimum and the farkle
   * penalty count, and a total that reaches the goal is banked. `left` is the chance of more turns
   * than the last listed; with any of it mean and standard deviation are null.
   */
  'turn.race': {
    params: v.object({ rules: ruleSetSchema, player: turnPlayerSchema }),
    answer: v.object({
      ...distribution,
      mean: v.nullable(number),
      standardDeviation: v.nullable(number),
      left: number,
    }),
  },
} as const
