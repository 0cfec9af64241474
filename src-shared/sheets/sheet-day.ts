const MONTHS = [
  ['January', 31],
  ['February', 28],
  ['March', 31],
  ['April', 30],
  ['May', 31],
  ['June', 30],
  ['July', 31],
  ['August', 31],
  ['September', 30],
  ['October', 31],
  ['November', 30],
  ['December', 31],
] as const

const FORM = /^(\d{4})-(\d\d)-(\d\d)$/

function isLeap(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
}

/** A text such as 2026-03-01 in words, "1 March 2026"; null if the calendar has no such day. */
export function dayWords(text: string): string | null {
  const [year, month, day] = (FORM.exec(text) ?? []).slice(1).map(Number)
  const found = MONTHS[month! - 1]
  if (!found) return null
  const [name, days] = found
  const last = month === 2 && isLeap(year!) ? days + 1 : days
  return day! >= 1 && day! <= last ? `${day} ${name} ${year}` : null
}

/** Whether a text names a day of the calendar, such as 2026-03-01. */
export const isDay = (text: string): boolean => dayWords(text) !== null
