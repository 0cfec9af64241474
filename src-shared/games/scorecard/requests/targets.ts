import * as v from 'valibot'
import { scorecardTexts } from '../texts/texts.ts'
import { allDice, atOnce, MAX_POINTS, rerollsLeft, solved, standing, upTo } from './analysis.ts'

/** Size on disk in bytes up to which a solve runs without `mayBeLarge`. */
export const UNASKED_BYTES = 500_000_000

const target = upTo(MAX_POINTS, () => scorecardTexts.targets.mustBe)

const limit = { limit: v.optional(target, MAX_POINTS) }

export const targetRequests = {
  /** Cost of solving all targets up to a limit, and known results. Solves nothing. */
  'scorecard.targetStatus': v.object({ ...solved, ...limit }),
  /**
   * Solves all targets up to a limit, or resumes a solve. Above UNASKED_BYTES it is refused without
   * `mayBeLarge`.
   */
  'scorecard.targetSolve': v.object({
    ...solved,
    ...limit,
    mayBeLarge: v.optional(v.boolean(), false),
  }),
  /** Probability of a final score of at least `target`. Needs a solve up to `target`. */
  'scorecard.target': v.object({
    ...{ ...solved, ...standing, target },
    /** Also compute `plain`, which takes some seconds on an early card. */
    withPlain: v.optional(v.boolean(), true),
  }),
  'scorecard.targetChoices': v.object({
    ...solved,
    ...standing,
    target,
    dice: allDice,
    rerollsLeft,
    atOnce,
  }),
  'scorecard.targetCurve': v.object(solved),
} as const
