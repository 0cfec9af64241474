import type { Card } from '#shared/cards/card.ts'
import type { Clock } from '#shared/base/clock.ts'
import { ProgressQueries, type Subject } from '../drills/progress.ts'
import type { Lesson } from '#shared/cards/curriculum.ts'
import { CHECK_QUESTIONS, type LessonTopic, type TopicRecord } from '#shared/cards/lesson-topic.ts'
import type { StudyDatabase } from '../store/study-database.ts'

/** A lesson with a drill as the schemas of its game have it. */
export type AnyLesson = Lesson<string, object>

/** Results of the player's latest unforced answers in drills like a lesson's. */
export interface Drilled {
  readonly count: number
  readonly wrong: number
  /** Whether the lesson's own drill was begun and something answered in it. */
  readonly isBegun: boolean
}

/** Drills from long ago do not tell what somebody knows now. */
const RECENT_ANSWERS = 50

/** What lessons are about, and the time at which they are looked at. */
type LessonSubject = Omit<Subject, 'since'>

/** How the last answers to decisions of some cells went, and whether a lesson's own drill was begun. */
export function drilledCells(
  database: StudyDatabase,
  subject: LessonSubject,
  lesson: string,
  isLike: (cell: string) => boolean,
): Drilled {
  const queries = new ProgressQueries(database, { ...subject, since: 0 })
  const cells = queries.needs().map(([cell]) => cell)
  const lately = queries.lately(cells.filter(isLike), RECENT_ANSWERS)
  return { ...lately, isBegun: queries.hasLesson(lesson) }
}

/** What was done of a topic in drills of what is played. */
export function topicRecordOf(
  database: StudyDatabase,
  subject: LessonSubject,
  { id }: LessonTopic,
): TopicRecord {
  return new ProgressQueries(database, { ...subject, since: 0 }).topic(id, CHECK_QUESTIONS)
}

/** The lessons of a rule set, and all that differs from game to game around them. */
export interface GameCourse {
  readonly lessons: readonly AnyLesson[]
  /** The cards that teach a lesson, by its place. */
  cardsOf(lesson: number): Card[]
  /** How drills like a lesson's, by its place, went. */
  drilled(database: StudyDatabase, lesson: number, clock: Clock): Drilled
  /** What one plays of the lessons, in the order of the lessons they belong to. */
  readonly topics?: readonly LessonTopic<object>[]
  /** What was done of a topic. */
  topicRecord?(database: StudyDatabase, topic: LessonTopic<object>, clock: Clock): TopicRecord
}
