import * as v from 'valibot'
import { yahtzeeTexts } from '../texts/texts.ts'
import { allDice, atOnce, MAX_POINTS, rerollsLeft, solved, standing, upTo } from './analysis.ts'

/** Size on disk in bytes up to which a solve runs without `mayBeLarge`. */
export const UNASKED_BYTES = 500_000_000

const target = upTo(MAX_POINTS, () => yahtzeeTexts.targets.mustBe)

const limit = { limit: v.optional(target, MAX_POINTS) }

export const targetRequests = {
  /** Cost of solving all targets up to a limit, and known results. Solves nothing. */
  'yahtzee.targetStatus': v.object({ ...solved, ...limit }),
  /**
   * Solves all targets up to a limit, or resumes a solve. Above UNASKED_BYTES it is refused without
   * `mayBeLarge`.
   */
  'yahtzee.targetSolve': v.object({
    ...solved,
    ...limit,
    mayBeLarge: v.optional(v.boolean(), false),
  }),
  /** Probability of a final score of at least `target`. Needs a solve up to `target`. */
  'yahtzee.target': v.object({
    ...{ ...solved, ...standing, target },
    /** Also compute `plain`, which takes some seconds on an early card. */
    withPlain: v.optional(v.boolean(), true),
  }),
  'yahtzee.targetChoices': v.object({
    ...solved,
    ...standing,
    target,
    dice: allDice,
    rerollsLeft,
    atOnce,
  }),
  'yahtzee.targetCurve': v.object(solved),
} as const
