import type { Card } from '#shared/cards/card.ts'
import type { Curriculum, Lesson } from '#shared/cards/lesson.ts'
import type { Own } from '#shared/study/drill.ts'
import type { Played } from '../drills/played.ts'

export type AnyLesson = Lesson<Own<'lesson'>>

export interface GameCourse extends Curriculum<Own<'lesson'>> {
  /** Whose answers count for a lesson. */
  playedOf(lesson: AnyLesson): Played
  cardsOf(lesson: AnyLesson): Card[]
}
