import type { Clock } from '#shared/base/clock.ts'
import { countCards } from '#shared/cards/card-counts.ts'
import { CHECK_QUESTIONS, isPassed, joinedRecord, lessonState } from '#shared/cards/lesson.ts'
import { ProgressQueries } from '../drills/progress.ts'
import type { StudyDatabase } from '../store/study-database.ts'
import type { AnyLesson, GameCourse } from './game-course.ts'
import { statesOf } from './state-records.ts'

export function lessonsData(
  database: StudyDatabase,
  rulesId: string,
  course: GameCourse,
  clock: Clock,
) {
  const lessonData = (lesson: AnyLesson) => {
    const { id, former } = lesson
    const queries = new ProgressQueries(database, {
      played: course.playedOf(lesson),
      since: 0,
      clock,
    })
    const records = [id, ...former].map((one) => queries.lesson(one, CHECK_QUESTIONS))
    const record = joinedRecord(records)
    const cards = course.cardsOf(lesson)
    const { learnt, suspended, due } = countCards(cards, statesOf(database, rulesId, cards), clock)
    const state = lessonState(record, clock)
    const { check, positions } = record
    return {
      ...lesson,
      decks: [...new Set(cards.map(({ deck }) => deck))],
      cards: cards.length,
      known: learnt + suspended,
      // A known lesson is due again when its cards are.
      state: state === 'known' && due > 0 ? ('due' as const) : state,
      positions,
      check: check && { right: check.right, asked: check.asked },
      passed: isPassed(check),
    }
  }
  const { unit, best, missing, lessons } = course
  return { unit, best, missing, lessons: lessons.map(lessonData) }
}
