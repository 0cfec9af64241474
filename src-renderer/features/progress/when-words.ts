import { pageTexts } from '#shared/texts/page-texts.ts'
import { formatDay, formatDuration } from '../../components/date-format.ts'

/** When an answer was given and how long it took: "yesterday, 12 s". */
export function whenWords(
  { at, milliseconds }: { readonly at: number; readonly milliseconds: number | null },
  now: number,
): string {
  const { when, timeUnknown } = pageTexts.progressPage.waiting
  const time = milliseconds === null ? timeUnknown : formatDuration(milliseconds)
  return when(formatDay(at, now), time)
}
