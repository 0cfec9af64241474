import type { Course, EventBuffer, OverReason } from '../../../study/course.ts'
import { foundCourse, mixedSearch, repeatedCourse } from '../../../study/single-course.ts'
import {
  makeYahtzeeQuestion,
  type YahtzeeKit,
  type YahtzeeOption,
  type YahtzeeQuestion,
} from './question.ts'
import { yahtzeeCode, type YahtzeePosition } from './position.ts'
import { SEARCH, type YahtzeeQuestions } from './source.ts'

/** Most decisions searched for a question of an earlier lesson; then another one is asked. */
const MOST_EARLIER = 1000

export type YahtzeeCourse<Return> = Course<Return, YahtzeeQuestion, YahtzeeOption>

/** Asks up to `questions` decisions of simulated play, mixed with some of earlier lessons. */
export function* decisionsCourse(
  events: EventBuffer<never>,
  source: YahtzeeQuestions,
  questions: number | null,
  earlier: readonly YahtzeeQuestions[] = [],
): YahtzeeCourse<OverReason> {
  const lookOf = ({ position }: YahtzeeQuestion): string => yahtzeeCode(position)
  const asking = { events, questions, lookOf }
  const [own, ...before] = [source, ...earlier].map(
    (one) =>
      (decisions: number): YahtzeeQuestion | null =>
        one.search(decisions),
  )
  return yield* foundCourse(asking, mixedSearch(events, own!, before, MOST_EARLIER), SEARCH)
}

export function askedAgainCourse(
  events: EventBuffer<never>,
  kit: YahtzeeKit,
  again: readonly YahtzeePosition[],
  questions: number | null,
): YahtzeeCourse<OverReason> {
  return repeatedCourse({ events, questions }, again, (position) =>
    makeYahtzeeQuestion(kit, position),
  )
}
