import { MINUTE } from '#shared/base/clock.ts'
import { pageTexts } from '#shared/texts/page-texts.ts'
import { useSettings } from '../../services/settings.ts'
import { dayNumber, formatDayNumber } from '../../components/date-format.ts'

/** Time until due: "now", "in 8 min", "today", "tomorrow", "in 5 days", "on 3 Mar". */
export function dueIn(at: number, now: number): string {
  const minutes = Math.ceil((at - now) / MINUTE)
  const words = pageTexts.cardsPage.due
  if (minutes <= 0) return words.now
  if (minutes < 60) return words.minutes(String(minutes))
  const { dayBegins } = useSettings()
  const day = dayNumber(at, dayBegins)
  const days = day - dayNumber(now, dayBegins)
  if (days === 0) return words.today
  if (days === 1) return words.tomorrow
  return days < 30 ? words.days(String(days)) : words.on(formatDayNumber(day))
}

/** Next due time as a sentence; empty if nothing was ever learnt. */
export function dueWords(nextDue: number | null, now: number): string {
  return nextDue === null ? '' : pageTexts.cardsPage.due.next(dueIn(nextDue, now))
}
