import type { Goal } from '../base/goal.ts'
import type { Points, Probability } from '../base/units.ts'
import { DEFAULT_SETUP, NO_FILTERS, type DecisionKind, type DrillSetup } from '../study/setup.ts'
import type { Card, DeckId } from './card.ts'
import type { CardState } from './card-state.ts'
import type { Clock } from './clock.ts'
import { countCards, type CardCounts } from './forecast.ts'
import { tableStep, type KnowledgeStep, type StepId } from './knowledge-steps.ts'
import { shareOf, type Share } from './retention.ts'

/** What makes a drill that of a lesson; the caller adds the seed. */
export type LessonDrill = Omit<DrillSetup, 'seed'>

/** One thing worth learning: a step of knowledge with the cards and the drill that teach it. */
export interface Lesson {
  readonly id: StepId
  readonly title: string
  /** How somebody plays who knows it. */
  readonly teaches: string
  /** What it adds to the lessons that it builds on; null where that is not known. */
  readonly addsPoints: Points | null
  readonly addsWins: Probability | null
  /** What somebody makes who knows it and all before: points a turn, chance to win. */
  readonly points: Points | null
  readonly wins: Probability | null
  readonly decks: readonly DeckId[]
  readonly drill: LessonDrill
  /** The largest share of the drill's unforced decisions that may be wrong. */
  readonly mayErr: Probability
}

/** Before the first lesson: what nobody has to be taught. */
const BEFORE_LESSONS: StepId = 'once'

interface DrillPlan {
  readonly kind: DecisionKind
  readonly goal: Goal
  readonly mayErr: Probability
}

/** Who knows only part of it errs in the rest, so early lessons allow more. */
const DRILLS: Readonly<Record<StepId, DrillPlan>> = {
  once: { kind: 'roll-or-bank', goal: 'points', mayErr: 0.4 },
  hold: { kind: 'roll-or-bank', goal: 'points', mayErr: 0.3 },
  limits: { kind: 'roll-or-bank', goal: 'points', mayErr: 0.15 },
  values: { kind: 'set-aside', goal: 'points', mayErr: 0.2 },
  table: { kind: 'both', goal: 'points', mayErr: 0.15 },
  'turn-types': { kind: 'roll-or-bank', goal: 'points', mayErr: 0.1 },
  tables: { kind: 'both', goal: 'points', mayErr: 0.1 },
  best: { kind: 'both', goal: 'points', mayErr: 0.05 },
  thresholds: { kind: 'roll-or-bank', goal: 'wins', mayErr: 0.1 },
}

function drillOf(id: StepId): LessonDrill {
  const { kind, goal } = DRILLS[id]
  const filters =
    goal === 'wins'
      ? { ...NO_FILTERS, situations: ['endgame' as const, 'opponent-close' as const] }
      : NO_FILTERS
  return { ...DEFAULT_SETUP, scope: 'cell', goal, kind, filters }
}

/**
 * The lessons of a rule set in the order of its steps of knowledge, from the least to the most worth.
 * `wins` has the chance to win of the steps for which it is known.
 */
export function curriculum(
  steps: readonly KnowledgeStep[],
  wins: ReadonlyMap<StepId, Probability> = new Map(),
): Lesson[] {
  let before: Probability | null = null
  const byTable = wins.get(tableStep(steps)?.id ?? 'table') ?? null
  const lessons = steps.map(({ id, title, about, points, adds, decks }): Lesson => {
    const won = wins.get(id) ?? null
    // Who goes for the goal follows the table, and not the exceptions that are taught before.
    const base = id === 'thresholds' ? byTable : before
    const addsWins = won === null || base === null ? null : won - base
    before = won ?? before
    const { mayErr } = DRILLS[id]
    return {
      id,
      title,
      teaches: about,
      addsPoints: adds,
      addsWins,
      points,
      wins: won,
      decks,
      drill: drillOf(id),
      mayErr,
    }
  })
  return lessons.filter(({ id }) => id !== BEFORE_LESSONS)
}

/** Unforced decisions that a drill like a lesson's needs before it counts. */
export const DECISIONS_NEEDED = 20
/** The share of a lesson's cards that must be learnt. */
export const CARDS_NEEDED = 0.9

/** How far a user is with a lesson. */
export interface LessonProgress {
  readonly lesson: Lesson
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
 * unforced ones of the lesson's goal, kind and situations.
 */
export function lessonProgress(
  lesson: Lesson,
  cards: readonly Card[],
  states: ReadonlyMap<string, CardState>,
  clock: Clock,
  answers: { readonly count: number; readonly wrong: number },
): LessonProgress {
  const own = cards.filter(({ deck }) => lesson.decks.includes(deck))
  const counts = countCards(own, states, clock)
  const cardsDone = counts.learnt + counts.suspended >= CARDS_NEEDED * own.length
  const wrong = shareOf(answers.wrong, answers.count)
  const drillDone = wrong.count >= DECISIONS_NEEDED && wrong.share! <= lesson.mayErr
  return { lesson, cards: counts, cardsDone, wrong, drillDone, done: cardsDone && drillDone }
}

/** The lesson to go on with: the first, from the one given on, that is not done; null after the last. */
export function nextLesson(progress: readonly LessonProgress[], from = 0): Lesson | null {
  return progress.slice(from).find(({ done }) => !done)?.lesson ?? null
}

/**
 * The lessons that a placement test can tell apart, by playing for points; those about winning come
 * after them.
 */
export function placeable(lessons: readonly Lesson[]): Lesson[] {
  return lessons.filter(({ drill }) => drill.goal === 'points')
}
