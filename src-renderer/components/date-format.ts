import { DAY, localDay } from '#shared/base/clock.ts'
import { texts } from '#shared/texts/texts.ts'
import { formatNumber, formatSeconds } from './format.ts'

/** Making a format takes a while, so each is made once. */
const made = new Map<string, Intl.DateTimeFormat>()

function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const { locale } = texts.common
  const key = locale + JSON.stringify(options)
  const format = made.get(key) ?? new Intl.DateTimeFormat(locale, options)
  made.set(key, format)
  return format
}

/** Minutes that this computer's clock is ahead of UTC at a time. */
const zoneAt = (time: number): number => -new Date(time).getTimezoneOffset()

/**
 * Number of the local day that a moment lies in; by the calendar, or with days that begin at another
 * hour.
 */
export function dayNumber(at: number, dayBegins = 0): number {
  return localDay({ now: at, zoneAt, dayBegins }, at)
}

/** A day of `dayNumber` as "3 Mar". */
export function formatDayNumber(day: number): string {
  return dateFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' }).format(day * DAY)
}

/** The day of a moment, as it stays true on paper: "3 Mar 2024". */
export function formatDate(at: number): string {
  return dateFormat({ day: 'numeric', month: 'short', year: 'numeric' }).format(at)
}

/** A moment as a day: "today", "yesterday", "3 Mar", "3 Mar 2024". All in milliseconds. */
export function formatDay(at: number, now: number): string {
  const ago = dayNumber(now) - dayNumber(at)
  if (ago === 0) return texts.common.today
  if (ago === 1) return texts.common.yesterday
  if (new Date(at).getFullYear() !== new Date(now).getFullYear()) return formatDate(at)
  return dateFormat({ day: 'numeric', month: texts.common.month }).format(at)
}

/** A moment as a day and the time of day: "today 14:05", "3 Mar 09:12". */
export function formatMoment(at: number, now: number): string {
  const time = dateFormat({ hour: '2-digit', minute: '2-digit' }).format(at)
  return `${formatDay(at, now)} ${time}`
}

/** How long an answer took: "0.8 s", "12 s", "2 min". */
export function formatDuration(milliseconds: number): string {
  const seconds = milliseconds / 1000
  return seconds < 9.95 ? texts.common.seconds(formatNumber(seconds, 1)) : formatSeconds(seconds)
}
