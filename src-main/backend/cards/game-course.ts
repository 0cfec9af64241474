import type { Card } from '#shared/cards/card.ts'
import type { Clock } from '#shared/base/clock.ts'
import { ProgressQueries, type Subject } from '../drills/progress.ts'
import type { Own } from '#shared/study/drill.ts'
import type { Lesson } from '#shared/cards/curriculum.ts'
import { CHECK_QUESTIONS, type LessonTopic, type TopicRecord } from '#shared/cards/lesson-topic.ts'
import type { StudyDatabase } from '../store/study-database.ts'

type AnyLesson = Lesson<string, Own<'lesson'>>
type AnyTopic = LessonTopic<Own<'lesson'>>

export interface Drilled {
  readonly count: number
  readonly wrong: number
  /** The lesson's own drill has at least one answer. */
  readonly isBegun: boolean
}

/** Older answers say little about present knowledge. */
const RECENT_ANSWERS = 50

type LessonSubject = Omit<Subject, 'since'>

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

export function topicRecordOf(
  database: StudyDatabase,
  subject: LessonSubject,
  { id }: LessonTopic,
): TopicRecord {
  return new ProgressQueries(database, { ...subject, since: 0 }).topic(id, CHECK_QUESTIONS)
}

export interface GameCourse {
  readonly lessons: readonly AnyLesson[]
  /** `lesson` is an index into `lessons`, also below. */
  cardsOf(lesson: number): Card[]
  drilled(database: StudyDatabase, lesson: number, clock: Clock): Drilled
  readonly topics?: readonly AnyTopic[]
  topicRecord?(database: StudyDatabase, topic: AnyTopic, clock: Clock): TopicRecord
}
