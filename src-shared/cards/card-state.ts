import * as v from 'valibot'
import { time, whole } from '../schemas/numbers.ts'
import { texts } from '../texts/texts.ts'

export const RATINGS = ['again', 'hard', 'good', 'easy'] as const
export type CardRating = (typeof RATINGS)[number]

export const PHASES = ['new', 'learning', 'review', 'relearning'] as const
export type CardPhase = (typeof PHASES)[number]

const HIGHEST_STABILITY = 36_500

const count = whole(0, 1_000_000)

/** Scheduling state of a card in one rule set: the FSRS card, with the digest of its answer. */
export const cardStateSchema = v.pipe(
  v.strictObject({
    digest: v.pipe(v.string(), v.maxLength(4000)),
    suspended: v.boolean(),
    phase: v.picklist(PHASES),
    /** Unix milliseconds. */
    due: time,
    /** Null while new. */
    lastReview: v.nullable(time),
    /** Days until the probability of recall falls to 90 %; 0 while new. */
    stability: v.pipe(v.number(), v.minValue(0), v.maxValue(HIGHEST_STABILITY)),
    /** 1 to 10; 0 while new. */
    difficulty: v.pipe(v.number(), v.minValue(0), v.maxValue(10)),
    /** Interval in days; 0 during learning steps. */
    scheduledDays: count,
    /** Learning steps done. */
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

/** `now` in Unix milliseconds. */
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
