import * as v from 'valibot'
import { MAX_TIME } from '../base/bounds.ts'
import { texts } from '../texts/texts.ts'

/** How well a card was remembered, as the user or the time taken says. */
export const RATINGS = ['again', 'hard', 'good', 'easy'] as const
export type CardRating = (typeof RATINGS)[number]

/** Where a card stands: never seen, in its first steps, learnt, or forgotten and in steps again. */
export const PHASES = ['new', 'learning', 'review', 'relearning'] as const
export type Phase = (typeof PHASES)[number]

const HIGHEST_STABILITY = 36_500

const time = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_TIME))
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))

/**
 * Schedule data of one card of one rule set: the scheduler's own card as plain data, with the
 * digest of the card's answer (answerDigest) and whether the user has suspended it.
 */
export const cardStateSchema = v.pipe(
  v.strictObject({
    digest: v.pipe(v.string(), v.maxLength(4000)),
    suspended: v.boolean(),
    phase: v.picklist(PHASES),
    /** Milliseconds of the epoch. */
    due: time,
    /** Null while the card is new. */
    lastReview: v.nullable(time),
    /** Days until the chance of recall falls to 90 %; 0 while new. */
    stability: v.pipe(v.number(), v.minValue(0), v.maxValue(HIGHEST_STABILITY)),
    /** From 1 to 10; 0 while new. */
    difficulty: v.pipe(v.number(), v.minValue(0), v.maxValue(10)),
    /** Days from the last review to the next; 0 in steps. */
    scheduledDays: count,
    /** How many steps are done. */
    steps: count,
    reviews: count,
    lapses: count,
  }),
  v.check(
    ({ phase, lastReview, stability, difficulty }) =>
      phase === 'new'
        ? lastReview === null && stability === 0 && difficulty === 0
        : lastReview !== null && stability >= 0.001 && difficulty >= 1,
    () => texts.userData.records.must.cardState,
  ),
)
export type CardState = Readonly<v.InferOutput<typeof cardStateSchema>>

/** A card that was never answered. `digest` as answerDigest makes it; `now` in milliseconds. */
export function newState(digest: string, now: number): CardState {
  return {
    digest,
    suspended: false,
    phase: 'new',
    due: now,
    lastReview: null,
    stability: 0,
    difficulty: 0,
    scheduledDays: 0,
    steps: 0,
    reviews: 0,
    lapses: 0,
  }
}
