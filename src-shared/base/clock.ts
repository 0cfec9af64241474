/** A user's clock and days; passed in wherever time matters. Times are milliseconds of the epoch. */
export interface Clock {
  readonly now: number
  /** Minutes that local time is ahead of UTC at a time; negative west of Greenwich. */
  readonly zoneAt: (time: number) => number
  /** Hour, 0 to 12, at which a day begins: what is done before it belongs to the day before. */
  readonly dayBegins: number
}

export const MINUTE = 60_000
const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** Hour of a day's beginning until the user chooses one: after most have gone to bed. */
export const DEFAULT_DAY_BEGINS = 4
export const MAX_DAY_BEGINS = 12

/** Local time less the hour at which days begin, as if in UTC: its UTC days are the user's days. */
export function dayTime({ zoneAt, dayBegins }: Clock, time: number): number {
  return time + zoneAt(time) * MINUTE - dayBegins * HOUR
}

/** The first time that an app as this one can have kept: the beginning of 2020. */
export const EARLIEST = 1_577_836_800_000

/** The last time that can have been: a day from now, for clocks that are moved back a little. */
export const latestOf = ({ now }: Pick<Clock, 'now'>): number => now + DAY

/**
 * The time of a day time. One that comes twice is the first; one that a change of clocks leaves out
 * is as far after the change as it would have been, or as far before it to stay on its day.
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

/** Number of the user's day that a time lies in: days since 1 January 1970. */
export function localDay(clock: Clock, time: number): number {
  return Math.floor(dayTime(clock, time) / DAY)
}

/** Time at which a day begins. */
export function dayStart(clock: Clock, day: number): number {
  return timeOf(clock, day * DAY)
}

const ISO = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'UTC' })

/** A day as "2026-01-31". */
export function isoDay(day: number): string {
  return ISO.format(day * DAY)
}
