import { dayStart, localDay, type Clock } from '#shared/base/clock.ts'

const DAYS_IN_WEEK = 7
/** Days are numbered from 1970-01-01, a Thursday. */
const MONDAY = 4

export const MAX_SPANS = 60

/** `from` is inclusive, `to` exclusive; milliseconds since the epoch. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** Day number of the Monday of a day's week. */
export const mondayOf = (day: number): number =>
  Math.floor((day - MONDAY) / DAYS_IN_WEEK) * DAYS_IN_WEEK + MONDAY

/** Local days; weeks if there would be more than MAX_SPANS, later several weeks each. */
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
