import { stateOf } from './answer-digest.ts'
import type { Card } from './card.ts'
import type { CardState } from './card-state.ts'
import { MAX_CARD_MS } from '../base/bounds.ts'
import { dayStart, localDay, type Clock } from '../base/clock.ts'
import type { ReviewLog } from './schedule.ts'

/** From so many days to the next review on a card is mature, as Anki counts. */
export const MATURE_DAYS = 21

/** How many cards are how firmly known. */
export interface Maturity {
  readonly unseen: number
  /** In steps of minutes, new or forgotten. */
  readonly learning: number
  readonly young: number
  readonly mature: number
}

/** Counts cards by how firmly they are known. States are by card id. */
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

/** A review with the time that its answer took; null where that is not known. */
export interface TimedReview extends Pick<ReviewLog, 'at' | 'rating'> {
  readonly milliseconds: number | null
}

/** The reviews of one local day. */
export interface ReviewDay {
  /** When the day begins, in milliseconds of the epoch. */
  readonly from: number
  readonly reviews: number
  /** Of these, not rated `again`. */
  readonly remembered: number
  /** Of the answers whose time is known, each at most MAX_CARD_MS. */
  readonly seconds: number
}

/** The reviews of the last so many local days from the first with one on, today last. */
export function reviewDays(reviews: readonly TimedReview[], clock: Clock, days = 30): ReviewDay[] {
  const today = localDay(clock, clock.now)
  const counted = Array.from({ length: days }, (_, i) => ({
    ...{ from: dayStart(clock, today - days + 1 + i), reviews: 0, remembered: 0, seconds: 0 },
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
