import { isoDay, localDay, type Clock } from '#shared/base/clock.ts'

/** This computer's clock, with days that begin at midnight unless another hour is given. */
export const localClock = (now: number, dayBegins = 0): Clock => ({
  now,
  zoneAt: (time) => -new Date(time).getTimezoneOffset(),
  dayBegins,
})

/** Today by this computer's calendar, "2026-01-31". */
export const calendarDay = (now: number): string => isoDay(localDay(localClock(now), now))
