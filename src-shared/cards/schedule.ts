import {
  fsrs,
  GenSeedStrategyWithCardId,
  Rating,
  State,
  StrategyMode,
  type Card as FsrsCard,
  type CardInput,
  type FSRS,
  type Grade,
} from 'ts-fsrs'
import type { Probability } from '../base/units.ts'
import { RATINGS, type CardRating, type CardState, type CardPhase } from './card-state.ts'
import { DAY, dayTime, localDay, timeOf, type Clock } from '../base/clock.ts'

/** One review; all fields except the rating describe the card before it. */
export interface ReviewLog {
  /** Unix milliseconds. */
  readonly at: number
  readonly rating: CardRating
  readonly phase: CardPhase
  /** Local days since the last review; 0 for a new card. */
  readonly elapsedDays: number
  readonly scheduledDays: number
  /** Predicted probability of recall; null for a new card. */
  readonly retrievability: Probability | null
}

const GRADE_OF: Readonly<Record<CardRating, Grade>> = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
}
const STATE_OF: Readonly<Record<CardPhase, State>> = {
  new: State.New,
  learning: State.Learning,
  review: State.Review,
  relearning: State.Relearning,
}
const PHASE_OF: Readonly<Record<State, CardPhase>> = {
  [State.New]: 'new',
  [State.Learning]: 'learning',
  [State.Review]: 'review',
  [State.Relearning]: 'relearning',
}

/** A last review in the future (by another clock) counts as made now; the due time moves too. */
function asOf(state: CardState, now: number): CardState {
  const ahead = state.lastReview === null ? 0 : state.lastReview - now
  return ahead > 0 ? { ...state, lastReview: now, due: state.due - ahead } : state
}

export function elapsedDays({ lastReview }: CardState, clock: Clock): number {
  if (lastReview === null) return 0
  return Math.max(0, localDay(clock, clock.now) - localDay(clock, lastReview))
}

/**
 * Review cards are due by local day, cards in learning steps by the minute. A card reviewed over a
 * day in the future (by another clock) is due as well, because its times cannot be trusted.
 */
export function isDue(state: CardState, clock: Clock): boolean {
  if (state.suspended || state.phase === 'new') return false
  if (state.lastReview !== null && state.lastReview > clock.now + DAY) return true
  if (state.phase === 'review') return localDay(clock, state.due) <= localDay(clock, clock.now)
  return state.due <= clock.now
}

/** Probability of recall at which a card becomes due. */
export const RETENTION: Probability = 0.9

/**
 * FSRS schedule (ts-fsrs), with learning steps of minutes for new and lapsed cards, in local days.
 * Intervals are fuzzed deterministically by card id and number of reviews, so that cards learnt
 * together drift apart.
 */
export class CardSchedule {
  readonly #fsrs: FSRS = fsrs({ request_retention: RETENTION, enable_fuzz: true }).useStrategy(
    StrategyMode.SEED,
    GenSeedStrategyWithCardId('id'),
  )

  /** Probability of recall now; null for a new card. */
  retrievability(state: CardState, clock: Clock): Probability | null {
    if (state.phase === 'new') return null
    return this.#fsrs.forgetting_curve(elapsedDays(state, clock), state.stability)
  }

  rate(
    id: string,
    state: CardState,
    rating: CardRating,
    clock: Clock,
  ): { state: CardState; log: ReviewLog } {
    const before = asOf(state, clock.now)
    const now = dayTime(clock, clock.now)
    const { card } = this.#fsrs.next(this.#cardOf(id, before, clock), now, GRADE_OF[rating])
    return {
      state: stateAfter(before, card, clock),
      log: {
        at: clock.now,
        rating,
        phase: before.phase,
        elapsedDays: elapsedDays(before, clock),
        scheduledDays: before.scheduledDays,
        retrievability: this.retrievability(before, clock),
      },
    }
  }

  /** Milliseconds until the card is due, by rating. */
  intervals(id: string, state: CardState, clock: Clock): Record<CardRating, number> {
    const before = asOf(state, clock.now)
    const now = dayTime(clock, clock.now)
    const rated = this.#fsrs.repeat(this.#cardOf(id, before, clock), now)
    const entries = RATINGS.map((rating) => [
      rating,
      dueOf(rated[GRADE_OF[rating]].card, clock) - clock.now,
    ])
    return Object.fromEntries(entries) as Record<CardRating, number>
  }

  /** The scheduler counts UTC days, so it gets day times as if they were UTC. */
  #cardOf(id: string, state: CardState, clock: Clock): CardInput & { id: string } {
    return {
      id,
      state: STATE_OF[state.phase],
      due: dayTime(clock, state.due),
      last_review: state.lastReview === null ? null : dayTime(clock, state.lastReview),
      stability: state.stability,
      difficulty: state.difficulty,
      // eslint-disable-next-line @typescript-eslint/no-deprecated -- its type still asks for it
      elapsed_days: 0,
      scheduled_days: state.scheduledDays,
      learning_steps: state.steps,
      reps: state.reviews,
      lapses: state.lapses,
    }
  }
}

/** Days count by the user's clock, learning steps by the minute. */
function dueOf({ due, state }: FsrsCard, clock: Clock): number {
  const wanted = due.getTime()
  return PHASE_OF[state] === 'review'
    ? timeOf(clock, wanted)
    : clock.now + wanted - dayTime(clock, clock.now)
}

function stateAfter(before: CardState, card: FsrsCard, clock: Clock): CardState {
  return {
    ...before,
    phase: PHASE_OF[card.state],
    due: dueOf(card, clock),
    lastReview: clock.now,
    stability: card.stability,
    difficulty: card.difficulty,
    scheduledDays: card.scheduled_days,
    steps: card.learning_steps,
    reviews: card.reps,
    lapses: card.lapses,
  }
}
