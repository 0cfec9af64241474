import { dayStart, localDay, type Clock } from '#shared/base/clock.ts'

const DAYS_IN_WEEK = 7
/** A Monday, as days are numbered. */
const MONDAY = 4

/** More spans than this make no clearer picture. */
export const MAX_SPANS = 60

/** From (inclusive) to (exclusive), in milliseconds of the epoch. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** The Monday of a day's week. */
export const mondayOf = (day: number): number =>
  Math.floor((day - MONDAY) / DAYS_IN_WEEK) * DAYS_IN_WEEK + MONDAY

/**
 * Cuts the time from the first to the last answer into the user's days, into weeks where that makes
 * too many, and into several weeks each after some years. None begins before the first day. Days are as
 * long as the clocks make them.
 */
export function spansBetween(first: number, last: number, clock: Clock): Span[] {
  const from = localDay(clock, first)
  const to = localDay(clock, last)
  const days = to - from + 1
  const weeks = Math.ceil((days / DAYS_IN_WEEK + 1) / MAX_SPANS)
  const [start, length] = days <= MAX_SPANS ? [from, 1] : [mondayOf(from), weeks * DAYS_IN_WEEK]
  return Array.from({ length: Math.floor((to - start) / length) + 1 }, (_, i) => ({
    from: dayStart(clock, Math.max(from, start + i * length)),
    to: dayStart(clock, start + (i + 1) * length),
  }))
}
