import type { Clock } from '#shared/cards/clock.ts'

const DAYS_IN_WEEK = 7

/** More spans than this make no clearer picture. */
export const MAX_SPANS = 60

/** From (inclusive) to (exclusive), in milliseconds of the epoch. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** The time as this computer's clock shows it. */
export const clockAt = (now: number): Clock => ({ now, zone: -new Date(now).getTimezoneOffset() })

/** The local midnight before a time, or so many days from it. */
function midnight(at: number, days = 0): Date {
  const date = new Date(at)
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days)
}

/** The Monday of a time's week, at midnight. */
function monday(at: number): Date {
  return midnight(at, -((new Date(at).getDay() + DAYS_IN_WEEK - 1) % DAYS_IN_WEEK))
}

/**
 * Cuts the time from the first to the last answer into local days, into weeks where that makes too
 * many, and into several weeks each after some years. Days are as long as the clocks make them.
 */
export function spansBetween(first: number, last: number): Span[] {
  const cut = (start: Date, days: number): Span[] => {
    const spans: Span[] = []
    for (let from = start; from.getTime() <= last;) {
      const to = midnight(from.getTime(), days)
      spans.push({ from: from.getTime(), to: to.getTime() })
      from = to
    }
    return spans
  }
  const dayCount = (last - first) / 86_400_000 + 1
  if (dayCount <= MAX_SPANS) return cut(midnight(first), 1)
  const weeks = Math.ceil((dayCount / DAYS_IN_WEEK + 1) / MAX_SPANS)
  return cut(monday(first), weeks * DAYS_IN_WEEK)
}
