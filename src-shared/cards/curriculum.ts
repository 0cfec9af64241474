import { DECISIONS_NEEDED, shareOf, type Share } from '../study/error-rate.ts'
import type { Points, Probability } from '../base/units.ts'
import type { Card, DeckId } from './card.ts'
import type { CardState } from './card-state.ts'
import type { Clock } from '../base/clock.ts'
import { countCards, type CardCounts } from './card-counts.ts'
import type { KnowledgeStep } from './knowledge-step.ts'

export interface LessonDrill<Drill> {
  readonly drill: Drill
  /** Highest share of wrong unforced decisions. Higher early, where lessons teach only a part. */
  readonly mayErr: Probability
}

export interface Lesson<Id extends string = string, Drill = unknown> extends LessonDrill<Drill> {
  readonly id: Id
  readonly title: string
  /** How a player who knows it plays. */
  readonly teaches: string
  /** Gain over the lessons it builds on; null if unknown. */
  readonly addsPoints: Points | null
  readonly addsWins: Probability | null
  /** Of a player who knows all lessons up to this one: points per turn or game, win probability. */
  readonly points: Points | null
  readonly wins: Probability | null
  readonly decks: readonly DeckId[]
}

export interface Course<Id extends string, Drill> {
  readonly steps: readonly KnowledgeStep<Id>[]
  /** The step that everyone knows and no lesson teaches. */
  readonly before: Id
  readonly drills: Readonly<Record<Id, LessonDrill<Drill>>>
  /** Win probabilities, where known. */
  readonly wins?: ReadonlyMap<Id, Probability>
  /** The step whose wins a step adds to, if it is not the previous one. */
  readonly buildsOn?: Readonly<Partial<Record<Id, Id>>>
}

export function curriculum<Id extends string, Drill>({
  steps,
  before: untaught,
  drills,
  wins,
  buildsOn,
}: Course<Id, Drill>): Lesson<Id, Drill>[] {
  let before: Probability | null = null
  const lessons = steps.map(({ id, title, about, points, adds, decks }): Lesson<Id, Drill> => {
    const won = wins?.get(id) ?? null
    const other: Id | undefined = buildsOn?.[id]
    const base = other === undefined ? before : (wins?.get(other) ?? null)
    const addsWins = won === null || base === null ? null : won - base
    before = won ?? before
    const { drill, mayErr } = drills[id]
    return {
      id,
      title,
      teaches: about,
      decks,
      drill,
      mayErr,
      addsPoints: adds,
      addsWins,
      points,
      wins: won,
    }
  })
  return lessons.filter(({ id }) => id !== untaught)
}

/** Share of a lesson's cards that must be learnt. */
export const CARDS_NEEDED = 0.9

interface LessonProgress<L extends Lesson = Lesson> {
  readonly lesson: L
  readonly cards: CardCounts
  readonly cardsDone: boolean
  /** Graded inaccuracy or worse, among unforced decisions. */
  readonly wrong: Share
  readonly drillDone: boolean
  readonly done: boolean
}

/** `answers` counts the latest unforced decisions in drills that match the lesson. */
export function lessonProgress<L extends Lesson>(
  lesson: L,
  cards: readonly Card[],
  states: ReadonlyMap<string, CardState>,
  clock: Clock,
  answers: { readonly count: number; readonly wrong: number },
): LessonProgress<L> {
  const own = cards.filter(({ deck }) => lesson.decks.includes(deck))
  const counts = countCards(own, states, clock)
  const cardsDone = counts.learnt + counts.suspended >= CARDS_NEEDED * own.length
  const wrong = shareOf(answers.wrong, answers.count)
  const drillDone = wrong.count >= DECISIONS_NEEDED && wrong.share! <= lesson.mayErr
  return { lesson, cards: counts, cardsDone, wrong, drillDone, done: cardsDone && drillDone }
}
