import type { Course, EventBuffer, OverReason } from '../../../study/course.ts'
import { foundCourse, repeatedCourse } from '../../../study/single-course.ts'
import {
  makeYahtzeeQuestion,
  type YahtzeeKit,
  type YahtzeeOption,
  type YahtzeeQuestion,
} from './question.ts'
import { yahtzeeCode, type YahtzeePosition } from './position.ts'
import { SEARCH, type YahtzeeQuestions } from './source.ts'

export type YahtzeeCourse<Return> = Course<Return, YahtzeeQuestion, YahtzeeOption>

/** Asks single decisions out of play until so many were asked. */
export function* decisionsCourse(
  events: EventBuffer<never>,
  source: YahtzeeQuestions,
  questions: number | null,
): YahtzeeCourse<OverReason> {
  const lookOf = ({ position }: YahtzeeQuestion): string => yahtzeeCode(position)
  const asking = { events, questions, lookOf }
  return yield* foundCourse(asking, (decisions) => source.search(decisions), SEARCH)
}

/** Asks earlier decisions again, in their order. */
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
