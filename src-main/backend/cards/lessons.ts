import type { Clock } from '#shared/cards/clock.ts'
import { lessonProgress } from '#shared/cards/curriculum.ts'
import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import type { StudyDatabase } from '../store/study-database.ts'
import { placementOf } from './choice-records.ts'
import type { GameCourse } from './game-course.ts'
import { statesOf } from './state-records.ts'

type LessonData = AnswerOf<BackendRequests, 'lessons.overview'>['lessons'][number]

function lessonData(
  database: StudyDatabase,
  rulesId: string,
  course: GameCourse,
  place: number,
  clock: Clock,
): LessonData {
  const lesson = course.lessons[place]!
  const { id, title, teaches, addsPoints, addsWins, points, wins, decks, drill } = lesson
  const cards = course.cardsOf(place)
  const states = statesOf(database, rulesId, cards)
  const answers = course.drilled(database, place)
  const progress = lessonProgress(lesson, cards, states, clock, answers)
  const begun = states.size > 0 || answers.isBegun
  return {
    ...{ id, title, teaches, addsPoints, points, addsWins },
    // The schema of its game checks it on arrival; in here the types of all games are one.
    drill: drill as LessonData['drill'],
    winProbability: wins,
    decks: [...decks],
    state: progress.done ? 'done' : begun ? 'begun' : 'open',
    cards: cards.length,
    known: progress.cards.learnt + progress.cards.suspended,
  }
}

/** How far somebody is with each lesson of a rule set. */
export function lessonsData(
  database: StudyDatabase,
  rulesId: string,
  course: GameCourse,
  clock: Clock,
): AnswerOf<BackendRequests, 'lessons.overview'> {
  const placed = placementOf(database, rulesId)
  return {
    placed: placed && { at: placed.at, lesson: placed.lesson },
    lessons: course.lessons.map((_, i) => lessonData(database, rulesId, course, i, clock)),
  }
}
