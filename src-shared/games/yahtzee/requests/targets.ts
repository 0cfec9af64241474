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

/** Bytes on disk that a solve may take without being asked for by name: half a gigabyte. */
export const UNASKED_BYTES = 500_000_000

/** A final score, the upper bonus and Yahtzee bonuses included. */
const target = upTo(MAX_POINTS, () => yahtzeeTexts.targets.mustBe)

const limit = { limit: v.optional(target, MAX_POINTS) }

/** Yahtzee for one player who wants a certain score: the policy with the greatest chance of it. */
export const targetRequests = {
  /** Cost of a solve for every target up to a limit, and known results. Solves nothing. */
  'yahtzee.targetStatus': {
    params: v.object({ ...solved, ...limit }),
    answer: v.object({
      state: v.picklist(['unsolved', 'begun', 'solved']),
      /** Part that is done. */
      fraction: chance,
      /** At most the highest score of the rules. */
      limit: count,
      /** No final score is higher. */
      mostScore: count,
      /** The highest limit that is solved, which answers all lower ones; null if none is. */
      solvedLimit: v.nullable(count),
      /** On disk, at most, when it is solved. */
      bytes: count,
      /** On disk now, for these rules and all limits. */
      storedBytes: count,
      /** About, for the whole solve. */
      seconds: number,
    }),
  },
  /**
   * Solves the game for every target up to a limit, or goes on with what was begun. One that takes
   * more than UNASKED_BYTES is refused unless `mayBeLarge` says that this is known.
   */
  'yahtzee.targetSolve': {
    params: v.object({ ...solved, ...limit, mayBeLarge: v.optional(v.boolean(), false) }),
    answer: v.object({
      solvedLimit: count,
      /** On disk, for these rules. */
      storedBytes: count,
    }),
  },
  /** The chance of at least `target` points in the end, before a turn. Takes a solve up to there. */
  'yahtzee.target': {
    params: v.object({
      ...{ ...solved, ...standing, target },
      /** Whether the other policy's chance is wanted, which takes some seconds on an early card. */
      withPlain: v.optional(v.boolean(), true),
    }),
    answer: v.object({
      card: v.string(),
      target: count,
      /** Under the policy for this target. */
      chance,
      /** Under the policy with the highest expected score; null if it was not asked for. */
      plain: v.nullable(chance),
    }),
  },
  /** Every keep or, with no reroll left, every allowed box, ranked by the chance of the target. */
  'yahtzee.targetChoices': {
    params: v.object({ ...solved, ...standing, target, dice: fiveDice, rerollsLeft }),
    answer: v.object({
      card: v.string(),
      dice: v.array(face),
      rerollsLeft: count,
      target: count,
      /** Of the best choice. */
      chance,
      /** Before the dice were rolled. */
      before: chance,
      /** The best first; of equal chances that with the higher expected score. */
      choices: v.array(
        v.object({
          ...choice,
          /** From 1. Chances that differ by rounding only share a rank. */
          rank: count,
          chance,
          /** Against the best. */
          loss: chance,
          /** Expected final score, if that were played for from here on. */
          expected: number,
          /** The choice's rank by that. */
          expectedRank: count,
          /** Of a category, as in yahtzee.analyse; null for a keep. */
          points: v.nullable(number),
          yahtzeeBonus: v.nullable(number),
        }),
      ),
    }),
  },
  /** For each target from 0 to the solved limit its chance from the beginning of a game. */
  'yahtzee.targetCurve': {
    params: v.object(solved),
    answer: v.object({
      limit: count,
      /** chances[t] is that of at least t points, under the policy for t. */
      chances: manyNumbers,
      /** The same under the policy with the highest expected score. */
      plain: manyNumbers,
    }),
  },
} as const
