const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const MONTH = 30.4375 * DAY
const YEAR = 365.25 * DAY

/** To a tenth below ten, else whole: "1.5", "12". */
function rough(value: number): string {
  return String(value < 10 ? Math.round(value * 10) / 10 : Math.round(value))
}

const counted = (value: string, unit: string): string =>
  `in ${value} ${unit}${value === '1' ? '' : 's'}`

/** How long it is until a card comes again, from milliseconds: "in 10 min", "in 4 days". */
export function intervalWords(milliseconds: number): string {
  if (milliseconds < HOUR) return `in ${Math.max(1, Math.round(milliseconds / MINUTE))} min`
  if (milliseconds < DAY) return `in ${Math.round(milliseconds / HOUR)} h`
  if (milliseconds < 2 * MONTH) return counted(String(Math.round(milliseconds / DAY)), 'day')
  if (milliseconds < 2 * YEAR) return counted(rough(milliseconds / MONTH), 'month')
  return counted(rough(milliseconds / YEAR), 'year')
}
