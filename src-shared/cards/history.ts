import { stateOf } from './answer-digest.ts'
import type { Card } from './card.ts'
import type { CardState } from './card-state.ts'
import { MAX_CARD_MS } from '../base/bounds.ts'
import { dayStart, localDay, type Clock } from '../base/clock.ts'
import type { ReviewLog } from './schedule.ts'

/** Days, as in Anki. */
const MATURE_DAYS = 21

export interface Maturity {
  readonly unseen: number
  readonly learning: number
  readonly young: number
  readonly mature: number
}

export function maturityOf(
  cards: readonly Card[],
  states: ReadonlyMap<string, CardState>,
): Maturity {
  const counts = { unseen: 0, learning: 0, young: 0, mature: 0 }
  for (const card of cards) {
    const state = stateOf(card, states)
    if (!state || state.phase === 'new') counts.unseen++
    else if (state.phase !== 'review') counts.learning++
    else if (state.scheduledDays < MATURE_DAYS) counts.young++
    else counts.mature++
  }
  return counts
}

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
