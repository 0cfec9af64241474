import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import { texts } from '#shared/texts/texts.ts'
import { formatDifference, formatNumber } from './format.ts'

export type Lessons = AnswerOf<BackendRequests, 'lessons.overview'>
export type Lesson = Lessons['lessons'][number]
type OpenLesson = Lesson & { readonly state: Exclude<Lesson['state'], 'known'> }

/** The first lessons that are not known; if there are none, those that are due again. */
export function nextLessons(lessons: readonly Lesson[], count: number): OpenLesson[] {
  const open = lessons.filter((lesson): lesson is OpenLesson => lesson.state !== 'known')
  const fresh = open.filter(({ state }) => state !== 'due')
  return (fresh.length > 0 ? fresh : open).slice(0, count)
}

/** What a lesson adds and makes: "+16.9 points a turn, which makes 440.7"; empty if unknown. */
export function addsWords(unit: Lessons['unit'], { adds, makes }: Lesson): string {
  const words = texts.homePage.lessons
  const all = makes === null ? '' : formatNumber(makes, 1)
  if (adds === null) return all && words.makes[unit](all)
  const more =
    makes === null
      ? formatNumber(adds, 1, 'exceptZero')
      : formatDifference(makes, makes - adds, 1, 'exceptZero')
  const added = words.adds[unit](more)
  return all ? words.addsAndMakes(added, all) : added
}

/** How many of the first lessons are known, and what they make. */
export function standingWords({ lessons, unit, best }: Lessons): string {
  const words = texts.homePage.lessons
  const isOpen = ({ state }: Lesson): boolean => state === 'open' || state === 'begun'
  const found = lessons.findIndex(isOpen)
  const known = found < 0 ? lessons.length : found
  const makes = lessons[Math.max(0, known - 1)]?.makes ?? null
  const counted = words.playBy(formatNumber(known), formatNumber(lessons.length))
  if (best === null || makes === null) return words.alone(counted)
  const [made, most] = [formatNumber(makes, 1), words.makes[unit](formatNumber(best, 1))]
  return known === 0 ? words.firstMakes(made, most) : words.standing(counted, made, most)
}
