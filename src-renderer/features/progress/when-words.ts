import { MAX_DECISION_MS } from '#shared/base/bounds.ts'
import { pageTexts } from '#shared/texts/page-texts.ts'
import { formatDay, formatDuration } from '../../components/date-format.ts'

/** Day and duration of an answer: "yesterday, 12 s". */
export function whenWords(
  { at, milliseconds }: { readonly at: number; readonly milliseconds: number | null },
  now: number,
): string {
  const { when, timeUnknown, orLonger } = pageTexts.progressPage.waiting
  const day = formatDay(at, now)
  if (milliseconds === null) return when(day, timeUnknown)
  const time = formatDuration(Math.min(milliseconds, MAX_DECISION_MS))
  return when(day, milliseconds < MAX_DECISION_MS ? time : orLonger(time))
}
