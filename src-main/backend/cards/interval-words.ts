import { grouped } from '#shared/texts/numbers.ts'
import { texts } from '#shared/texts/texts.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const MONTH = 30.4375 * DAY
const YEAR = 365.25 * DAY

const whole = (value: number): string => grouped(Math.round(value))

function rough(value: number): string {
  return value < 10 ? grouped(Math.round(value * 10) / 10) : whole(value)
}

/** For example "in 10 min", "in 4 days". */
export function intervalWords(milliseconds: number): string {
  const { minutes, hours, days, months, years } = texts.backend.cards.again
  if (milliseconds < HOUR) return minutes(whole(Math.max(MINUTE, milliseconds) / MINUTE))
  if (milliseconds < DAY) return hours(whole(milliseconds / HOUR))
  if (milliseconds < 2 * MONTH) return days(whole(milliseconds / DAY))
  if (milliseconds < 2 * YEAR) return months(rough(milliseconds / MONTH))
  return years(rough(milliseconds / YEAR))
}
