import { DAY, localDay } from '#shared/base/clock.ts'
import { texts } from '#shared/texts/texts.ts'
import { formatNumber, formatSeconds } from './format.ts'

/** Cached, because creating a format is slow. */
const made = new Map<string, Intl.DateTimeFormat>()

function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const { locale } = texts.common
  const key = locale + JSON.stringify(options)
  const format = made.get(key) ?? new Intl.DateTimeFormat(locale, options)
  made.set(key, format)
  return format
}

/** Offset of local time from UTC in minutes at a given time. */
const zoneAt = (time: number): number => -new Date(time).getTimezoneOffset()

/** Number of the local day of a time in milliseconds; `dayBegins` is the hour a day begins. */
export function dayNumber(at: number, dayBegins = 0): number {
  return localDay({ now: at, zoneAt, dayBegins }, at)
}

/** A day number as "3 Mar". */
export function formatDayNumber(day: number): string {
  return dateFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' }).format(day * DAY)
}

/** "M" of Monday. */
export function formatWeekday(day: number): string {
  return dateFormat({ weekday: 'narrow', timeZone: 'UTC' }).format(day * DAY)
}

/** Date with year: "3 Mar 2024". */
export function formatDate(at: number): string {
  return dateFormat({ day: 'numeric', month: 'short', year: 'numeric' }).format(at)
}

/** Day relative to now: "today", "yesterday", "3 Mar", "3 Mar 2024". Times in milliseconds. */
export function formatDay(at: number, now: number): string {
  const ago = dayNumber(now) - dayNumber(at)
  if (ago === 0) return texts.common.today
  if (ago === 1) return texts.common.yesterday
  if (new Date(at).getFullYear() !== new Date(now).getFullYear()) return formatDate(at)
  return dateFormat({ day: 'numeric', month: texts.common.month }).format(at)
}

/** Day and time: "today 14:05", "3 Mar 09:12". */
export function formatMoment(at: number, now: number): string {
  const time = dateFormat({ hour: '2-digit', minute: '2-digit' }).format(at)
  return `${formatDay(at, now)} ${time}`
}

/** Answer time: "0.8 s", "12 s", "2 min". */
export function formatDuration(milliseconds: number): string {
  const seconds = milliseconds / 1000
  return seconds < 9.95 ? texts.common.seconds(formatNumber(seconds, 1)) : formatSeconds(seconds)
}
