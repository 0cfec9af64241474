const DAY = 24 * 60 * 60 * 1000

const dayAndMonth = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' })
const dayOfNumber = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
})
const wholeDate = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
})
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** The days from the first of January 1970 on to a moment, counted by this computer's calendar. */
export function dayNumber(at: number): number {
  const date = new Date(at)
  return Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY)
}

/** A day of `dayNumber` as "3 Mar". */
export function formatDayNumber(day: number): string {
  return dayOfNumber.format(day * DAY)
}

/** The day of a moment, as it stays true on paper: "3 Mar 2024". */
export function formatDate(at: number): string {
  return wholeDate.format(at)
}

/** A moment as a day: "today", "yesterday", "3 Mar", "3 Mar 2024". All in milliseconds. */
export function formatDay(at: number, now: number): string {
  const ago = dayNumber(now) - dayNumber(at)
  if (ago === 0) return 'today'
  if (ago === 1) return 'yesterday'
  const sameYear = new Date(at).getFullYear() === new Date(now).getFullYear()
  return (sameYear ? dayAndMonth : wholeDate).format(at)
}

/** A moment as a day and the time of day: "today 14:05", "3 Mar 09:12". */
export function formatMoment(at: number, now: number): string {
  return `${formatDay(at, now)} ${clock.format(at)}`
}

/** How long an answer took: "0.8 s", "12 s", "2 min". */
export function formatDuration(milliseconds: number): string {
  const seconds = milliseconds / 1000
  if (seconds < 9.95) return `${seconds.toFixed(1)} s`
  return seconds < 90 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`
}
