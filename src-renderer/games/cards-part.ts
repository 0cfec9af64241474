import type { LocationQueryRaw, RouteLocationRaw } from 'vue-router'
import type { DeckId } from '#shared/cards/card.ts'
import type { LessonPart } from '#shared/study/setup.ts'
import type { SolveName } from '#shared/games/solvers.ts'
import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'

export type LessonDrill = AnswerOf<BackendRequests, 'lessons.overview'>['lessons'][number]['drill']

export interface DeckLink {
  readonly title: string
  readonly to: RouteLocationRaw
}

export interface CardsPart {
  deckLinks(deck: DeckId): readonly DeckLink[]
  /** Query that starts the drill of a lesson, or of a part of it. */
  lessonQuery(lesson: {
    readonly id: string
    readonly drill: LessonDrill
    readonly part?: LessonPart
    readonly questions?: number
  }): LocationQueryRaw
  readonly solves: readonly SolveName[]
}
