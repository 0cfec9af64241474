import type { LocationQueryRaw, RouteLocationRaw } from 'vue-router'
import type { DeckId } from '#shared/cards/card.ts'
import type { LessonPart } from '#shared/study/setup.ts'
import type { SolveName } from '#shared/games/solvers.ts'
import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'

/** The drill of a lesson, as the game sets it up. */
export type LessonDrill = AnswerOf<BackendRequests, 'lessons.overview'>['lessons'][number]['drill']

/** A link to where a number comes from. */
export interface DeckLink {
  readonly title: string
  readonly to: RouteLocationRaw
}

/** Cards and lessons of a game on their screens. */
export interface CardsPart {
  /** The chart and the rule behind the numbers of a deck. */
  deckLinks(deck: DeckId): readonly DeckLink[]
  /** The query of the drill of a lesson, or of a part of it, which begins at once. */
  lessonQuery(lesson: {
    readonly id: string
    readonly drill: LessonDrill
    readonly part?: LessonPart
    readonly questions?: number
  }): LocationQueryRaw
  /** Whether a lesson's drill is for wins; left out where a game has no goals. */
  isForWins?(drill: LessonDrill): boolean
  /** The solves that tell what lessons are worth. */
  readonly solves: readonly SolveName[]
}
