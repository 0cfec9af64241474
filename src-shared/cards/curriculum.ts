import type { Points, Probability } from '../base/units.ts'
import type { Card, DeckId } from './card.ts'
import type { CardState } from './card-state.ts'
import type { Clock } from '../base/clock.ts'
import { countCards, type CardCounts } from './forecast.ts'
import type { KnowledgeStep } from './knowledge-step.ts'
import { shareOf, type Share } from './retention.ts'

export interface LessonDrill<Drill> {
  /** Settings that make a drill that of the lesson; the caller adds the seed. */
  readonly drill: Drill
  /**
   * The largest share of the drill's unforced decisions that may be wrong. Who knows only part of it
   * errs in the rest, so early lessons allow more.
   */
  readonly mayErr: Probability
}

/** One thing worth learning: a step of knowledge with the cards and the drill that teach it. */
export interface Lesson<Id extends string = string, Drill = unknown> extends LessonDrill<Drill> {
  readonly id: Id
  readonly title: string
  /** How somebody plays who knows it. */
  readonly teaches: string
  /** Gain over the lessons that it builds on; null where that is not known. */
  readonly addsPoints: Points | null
  readonly addsWins: Probability | null
  /**
   * Results of a player who knows it and all lessons before: points a turn or a game, win
   * probability.
   */
  readonly points: Points | null
  readonly wins: Probability | null
  readonly decks: readonly DeckId[]
}

/** How the steps of knowledge of a game become its lessons. */
export interface Course<Id extends string, Drill> {
  /** From the least to the most worth. */
  readonly steps: readonly KnowledgeStep<Id>[]
  /** Before the first lesson: what nobody has to be taught. */
  readonly before: Id
  readonly drills: Readonly<Record<Id, LessonDrill<Drill>>>
  /** The chance to win of the steps for which it is known. */
  readonly wins?: ReadonlyMap<Id, Probability>
  /** The step whose wins a step adds to, where that is not the one before. */
  readonly buildsOn?: Readonly<Partial<Record<Id, Id>>>
}

/** The lessons of a course in the order of its steps. */
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
      ...{ id, title, teaches: about, decks, drill, mayErr },
      ...{ addsPoints: adds, addsWins, points, wins: won },
    }
  })
  return lessons.filter(({ id }) => id !== untaught)
}

/** Unforced decisions that a drill like a lesson's needs before it counts. */
export const DECISIONS_NEEDED = 20
/** The share of a lesson's cards that must be learnt. */
export const CARDS_NEEDED = 0.9

/** How far a user is with a lesson. */
export interface LessonProgress<L extends Lesson = Lesson> {
  readonly lesson: L
  readonly cards: CardCounts
  readonly cardsDone: boolean
  /** Wrong answers (graded inaccuracy or worse) among the unforced ones of such drills. */
  readonly wrong: Share
  readonly drillDone: boolean
  readonly done: boolean
}

/**
 * How far a lesson is: its cards are done when nine of ten are learnt or put aside, its drill when
 * enough decisions like it were answered and few enough of them wrong. `answers` are the last
 * unforced ones of drills like the lesson's.
 */
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
