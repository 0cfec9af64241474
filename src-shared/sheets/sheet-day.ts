import { texts } from '../texts/texts.ts'

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

const FORM = /^(\d{4})-(\d\d)-(\d\d)$/

function isLeap(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
}

/** "2026-03-01" becomes "1 March 2026"; null if the date does not exist. */
export function dayWords(text: string): string | null {
  const [year, month, day] = (FORM.exec(text) ?? []).slice(1).map(Number)
  const days = DAYS[month! - 1]
  if (days === undefined) return null
  const last = month === 2 && isLeap(year!) ? days + 1 : days
  return day! >= 1 && day! <= last ? texts.sheets.day(day!, month!, year!) : null
}

export const isDay = (text: string): boolean => dayWords(text) !== null
