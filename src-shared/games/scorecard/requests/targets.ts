import * as v from 'valibot'
import { wholeNumber } from '../../../schemas/numbers.ts'
import { scorecardTexts } from '../texts/texts.ts'
import { MAX_POINTS, mayBeLarge, rolled, solved, standing } from './analysis.ts'

/** Size on disk in bytes up to which a solve runs without `mayBeLarge`. */
export const UNASKED_BYTES = 500_000_000

const target = wholeNumber(() => scorecardTexts.targets.mustBe, 0, MAX_POINTS)

const limit = { limit: v.optional(target, MAX_POINTS) }

export const targetRequests = {
  /** Cost of solving all targets up to a limit, and known results. Solves nothing. */
  'scorecard.targetStatus': v.object({ ...solved, ...limit }),
  /**
   * Solves all targets up to a limit, or resumes a solve. Above UNASKED_BYTES it is refused without
   * `mayBeLarge`.
   */
  'scorecard.targetSolve': v.object({ ...solved, ...limit, mayBeLarge }),
  /** Probability of a final score of at least `target`. Needs a solve up to `target`. */
  'scorecard.target': v.object({
    ...solved,
    ...standing,
    target,
    /** Also compute `plain`, which takes some seconds on an early card. */
    withPlain: v.optional(v.boolean(), true),
  }),
  'scorecard.targetChoices': v.object({ ...solved, ...standing, target, ...rolled }),
  'scorecard.targetCurve': v.object(solved),
} as const
