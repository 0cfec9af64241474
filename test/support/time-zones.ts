import type { Clock } from '#shared/base/clock.ts'

/** Time zones that change their clocks on other days, at other hours, by other steps, or never. */
export const TIME_ZONES = [
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kolkata',
] as const

/** Days of 2026 with a change of clocks in one of them, and the days around each. */
export const CHANGES = [
  '2026-03-08',
  '2026-03-29',
  '2026-04-05',
  '2026-10-04',
  '2026-10-25',
  '2026-11-01',
]

const MINUTE = 60_000
const QUARTER = 15 * MINUTE

/** Minutes that a time zone is ahead of UTC at a time. */
export function zoneOf(timeZone: string): Clock['zoneAt'] {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  })
  const known = new Map<number, number>()
  return (time) => {
    // No change comes between two quarters of an hour.
    const quarter = Math.floor(time / QUARTER) * QUARTER
    const zone =
      known.get(quarter) ??
      (Date.parse(`${format.format(quarter).replace(' ', 'T')}Z`) - quarter) / MINUTE
    known.set(quarter, zone)
    return zone
  }
}
