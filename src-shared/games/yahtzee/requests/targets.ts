import * as v from 'valibot'
import { yahtzeeTexts } from '../texts/texts.ts'
import { chance, count, manyNumbers, number } from '../../../schemas/numbers.ts'
import {
  choice,
  face,
  fiveDice,
  MAX_POINTS,
  rerollsLeft,
  solved,
  standing,
  upTo,
} from './analysis.ts'

/** Size on disk in bytes up to which a solve runs without `mayBeLarge`. */
export const UNASKED_BYTES = 500_000_000

const target = upTo(MAX_POINTS, () => yahtzeeTexts.targets.mustBe)

const limit = { limit: v.optional(target, MAX_POINTS) }

export const targetRequests = {
  /** Cost of solving all targets up to a limit, and known results. Solves nothing. */
  'yahtzee.targetStatus': {
    params: v.object({ ...solved, ...limit }),
    answer: v.object({
      state: v.picklist(['unsolved', 'begun', 'solved']),
      fraction: chance,
      limit: count,
      mostScore: count,
      /** Highest solved limit, which covers all lower ones; null if none. */
      solvedLimit: v.nullable(count),
      /** Upper bound of the size on disk once solved. */
      bytes: count,
      /** Current size on disk for these rules, all limits. */
      storedBytes: count,
      seconds: number,
    }),
  },
  /**
   * Solves all targets up to a limit, or resumes a solve. Above UNASKED_BYTES it is refused without
   * `mayBeLarge`.
   */
  'yahtzee.targetSolve': {
    params: v.object({ ...solved, ...limit, mayBeLarge: v.optional(v.boolean(), false) }),
    answer: v.object({
      solvedLimit: count,
      storedBytes: count,
    }),
  },
  /** Probability of a final score of at least `target`. Needs a solve up to `target`. */
  'yahtzee.target': {
    params: v.object({
      ...{ ...solved, ...standing, target },
      /** Also compute `plain`, which takes some seconds on an early card. */
      withPlain: v.optional(v.boolean(), true),
    }),
    answer: v.object({
      card: v.string(),
      target: count,
      /** Under the policy for this target. */
      chance,
      /** Under the policy with the highest expected score; null if not requested. */
      plain: v.nullable(chance),
    }),
  },
  'yahtzee.targetChoices': {
    params: v.object({ ...solved, ...standing, target, dice: fiveDice, rerollsLeft }),
    answer: v.object({
      card: v.string(),
      dice: v.array(face),
      rerollsLeft: count,
      target: count,
      chance,
      before: chance,
      /** Best first; of equal chances, the higher expected score first. */
      choices: v.array(
        v.object({
          ...choice,
          rank: count,
          chance,
          loss: chance,
          /** Expected final score under the policy that maximises it from here on. */
          expected: number,
          expectedRank: count,
          points: v.nullable(number),
          yahtzeeBonus: v.nullable(number),
        }),
      ),
    }),
  },
  'yahtzee.targetCurve': {
    params: v.object(solved),
    answer: v.object({
      limit: count,
      /** chances[t]: probability of at least t points under the policy for t. */
      chances: manyNumbers,
      /** The same under the policy with the highest expected score. */
      plain: manyNumbers,
    }),
  },
} as const
