import { MAX_CARD_MS } from '../base/bounds.ts'
import { dayStart, localDay, type Clock } from '../base/clock.ts'
import type { ReviewLog } from './schedule.ts'

/** Null time: unknown. */
export interface TimedReview extends Pick<ReviewLog, 'at' | 'rating'> {
  readonly milliseconds: number | null
}

interface ReviewDay {
  /** Start of the day, Unix milliseconds. */
  readonly from: number
  readonly reviews: number
  readonly remembered: number
  /** Total answer time, each answer at most MAX_CARD_MS. */
  readonly seconds: number
}

/** Reviews by local day over the last `days` days, today last; leading empty days are omitted. */
export function reviewDays(reviews: readonly TimedReview[], clock: Clock, days = 30): ReviewDay[] {
  const today = localDay(clock, clock.now)
  const counted = Array.from({ length: days }, (_, i) => ({
    from: dayStart(clock, today - days + 1 + i),
    reviews: 0,
    remembered: 0,
    seconds: 0,
  }))
  for (const { at, rating, milliseconds } of reviews) {
    const day = counted[localDay(clock, at) - today + days - 1]
    if (!day) continue
    day.reviews++
    if (rating !== 'again') day.remembered++
    day.seconds += Math.min(milliseconds ?? 0, MAX_CARD_MS) / 1000
  }
  const first = counted.findIndex((day) => day.reviews > 0)
  return first < 0 ? [] : counted.slice(first)
}
