import * as v from 'valibot'
import { MAX_DICE } from '../../../base/units.ts'
import { MAX_GOAL } from '../rules/fields.ts'
import { farkleTexts } from '../texts/texts.ts'
import { manyNumbers, number, whole } from '../../../schemas/numbers.ts'
import { ruleSetSchema } from './rules.ts'
import { turnKeySchema } from './score.ts'
import { bankFromSchema } from './standing.ts'

export const turnPlayerSchema = v.variant(
  'kind',
  [
    v.object({ kind: v.literal('best') }),
    v.object({ kind: v.literal('table') }),
    v.object({ kind: v.literal('hold'), at: bankFromSchema(MAX_GOAL) }),
  ],
  () => farkleTexts.requests.turnPlayer,
)

/** Values ascending. */
const distribution = { values: manyNumbers, probabilities: manyNumbers }

const played = { rules: ruleSetSchema, turn: turnKeySchema, player: turnPlayerSchema }

/** A farkle counts as 0 points, without a penalty. */
const figures = { mean: number, standardDeviation: number, farkleProbability: number }

export const distributionRequests = {
  'turn.results': {
    params: v.object(played),
    answer: v.object({ ...distribution, ...figures }),
  },
  'turn.decisions': {
    params: v.object(played),
    answer: v.object({
      ...figures,
      /** Row i is turn total i * grid; covers all totals below `end`. */
      grid: number,
      end: number,
      /** Left out for six. */
      allDice: v.optional(whole(1, MAX_DICE)),
      /** `row * allDice + dice - 1`: the sum of 1 for a bank and 2 if reachable by legal play. */
      cells: manyNumbers,
      /** Points that rolling adds with the best policy; indexed like `cells`. */
      gains: manyNumbers,
    }),
  },
  /**
   * Turns one player needs to reach the goal alone, with first minimum and farkle penalty; takes
   * every bank that reaches the goal. `left`: probability of more turns than listed; if > 0, mean
   * and deviation are null.
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
