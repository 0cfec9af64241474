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

/** What one plays by who knows the first lessons, and what that makes. */
export function standingWords({ lessons, unit, best }: Lessons): string {
  const words = texts.homePage.lessons
  const isOpen = ({ state }: Lesson): boolean => state === 'open' || state === 'begun'
  const found = lessons.findIndex(isOpen)
  const known = found < 0 ? lessons : lessons.slice(0, found)
  const last = known.at(-1)
  const makes = (last ?? lessons[0])?.makes ?? null
  const steps = lessons.filter(({ level }) => level === 'steps').length
  const level = last
    ? words.levels[last.level](formatNumber(known.length), formatNumber(steps))
    : words.byFeel
  if (best === null || makes === null || makes === best) return words.alone(level)
  const [made, most] = [formatNumber(makes, 1), words.makes[unit](formatNumber(best, 1))]
  return last ? words.standing(level, made, most) : words.firstMakes(level, made, most)
}
