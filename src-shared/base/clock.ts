/** The user's clock. All times are Unix milliseconds. */
export interface Clock {
  readonly now: number
  /** Minutes by which local time is ahead of UTC; negative west of Greenwich. */
  readonly zoneAt: (time: number) => number
  /** Hour from 0 to 12. Actions before this hour belong to the previous day. */
  readonly dayBegins: number
}

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

export const DEFAULT_DAY_BEGINS = 4
export const MAX_DAY_BEGINS = 12

/** Local time minus `dayBegins`, read as UTC, so that its UTC days are the user's days. */
export function dayTime({ zoneAt, dayBegins }: Clock, time: number): number {
  return time + zoneAt(time) * MINUTE - dayBegins * HOUR
}

/** Start of 2020. Earlier times cannot come from this app. */
export const EARLIEST = 1_577_836_800_000

/** One day in the future is tolerated, for clocks that are moved back a little. */
export const latestOf = ({ now }: Pick<Clock, 'now'>): number => now + DAY

/**
 * Inverse of dayTime. A time that occurs twice (clocks go back) means the first. A time that is
 * skipped (clocks go forward) is moved forward by the gap, or back if it would leave its day.
 */
export function timeOf(clock: Clock, wanted: number): number {
  const local = wanted + clock.dayBegins * HOUR
  const times = [local - DAY, local + DAY].map((near) => local - clock.zoneAt(near) * MINUTE)
  const day = Math.floor(wanted / DAY)
  return (
    times.find((time) => dayTime(clock, time) === wanted) ??
    times.find((time) => localDay(clock, time) === day) ??
    times[0]!
  )
}

/** Number of the user's day: days since 1 January 1970. */
export function localDay(clock: Clock, time: number): number {
  return Math.floor(dayTime(clock, time) / DAY)
}

export function dayStart(clock: Clock, day: number): number {
  return timeOf(clock, day * DAY)
}

const ISO = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'UTC' })

export function isoDay(day: number): string {
  return ISO.format(day * DAY)
}
