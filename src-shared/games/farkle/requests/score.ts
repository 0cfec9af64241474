import * as v from 'valibot'
import { MAX_ROWS } from '../input/parse-rules.ts'
import { farkleTexts } from '../texts/texts.ts'
import { whole } from '../../../schemas/numbers.ts'
import { ruleSetSchema } from './rules.ts'

export const MAX_TABLE_ROWS = 1_000
const penaltyRule = (): string => farkleTexts.requests.farklePenalty

export const turnKeySchema = v.custom<'single' | 'opening' | `after-${number}`>(
  (value) => typeof value === 'string' && /^(single|opening|after-[0-5])$/.test(value),
  () => farkleTexts.requests.turn,
)

const solved = {
  rules: ruleSetSchema,
  farklePenalty: v.optional(
    v.nullable(
      v.pipe(
        v.number(penaltyRule),
        v.finite(penaltyRule),
        v.minValue(0, penaltyRule),
        v.maxValue(1_000_000, penaltyRule),
      ),
    ),
    null,
  ),
}

export const scoreRequests = {
  'farkle.scoreOverview': v.object(solved),
  /** E(s, n) from row `from`, every `every`-th row; null if unreachable. */
  'farkle.scoreTable': v.object({
    ...solved,
    turn: turnKeySchema,
    from: v.optional(whole(0, MAX_ROWS), 0),
    count: v.optional(whole(0, MAX_TABLE_ROWS), MAX_TABLE_ROWS),
    every: v.optional(whole(1, MAX_ROWS), 1),
  }),
  /** For rules with more turn state than the dice left. */
  'farkle.scoreTurnStates': v.object({ rules: ruleSetSchema }),
  'farkle.scoreBreakpoints': v.object({ ...solved, turn: turnKeySchema }),
  /** First rolls in which taking all points is wrong, costliest kind first. */
  'farkle.scoreExamples': v.object({ ...solved, turn: turnKeySchema }),
  /** Pareto front from most points to fewest farkles; `toPenalty` is null for the last. */
  'farkle.scoreFrontier': v.object({ rules: ruleSetSchema }),
} as const
