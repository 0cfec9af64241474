import { isoDay, localDay, type Clock } from '#shared/base/clock.ts'

/** `dayBegins` is the hour at which a new day starts. */
export const localClock = (now: number, dayBegins = 0): Clock => ({
  now,
  zoneAt: (time) => -new Date(time).getTimezoneOffset(),
  dayBegins,
})

/** For example "2026-01-31". */
export const calendarDay = (now: number): string => isoDay(localDay(localClock(now), now))
