import { texts } from '#shared/texts/texts.ts'
import { formatDay, formatDuration } from '../../components/date-format.ts'

/** When an answer was given and how long it took: "yesterday, 12 s". */
export function whenWords(
  { at, milliseconds }: { readonly at: number; readonly milliseconds: number },
  now: number,
): string {
  const { when } = texts.progressPage.waiting
  return when(formatDay(at, now), formatDuration(milliseconds))
}
