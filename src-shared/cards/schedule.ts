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
import { RATINGS, type CardRating, type CardState, type Phase } from './card-state.ts'
import { DAY, dayTime, localDay, timeOf, type Clock } from '../base/clock.ts'

/** One review in the history; everything except the rating is as it was before the review. */
export interface ReviewLog {
  /** Milliseconds of the epoch. */
  readonly at: number
  readonly rating: CardRating
  readonly phase: Phase
  /** Local days since the review before; 0 for a new card and on the same day. */
  readonly elapsedDays: number
  readonly scheduledDays: number
  /** The chance of recall that the schedule foretold; null for a new card. */
  readonly retrievability: Probability | null
}

const GRADE_OF: Readonly<Record<CardRating, Grade>> = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
}
const STATE_OF: Readonly<Record<Phase, State>> = {
  new: State.New,
  learning: State.Learning,
  review: State.Review,
  relearning: State.Relearning,
}
const PHASE_OF: Readonly<Record<State, Phase>> = {
  [State.New]: 'new',
  [State.Learning]: 'learning',
  [State.Review]: 'review',
  [State.Relearning]: 'relearning',
}

/**
 * A state as of a clock. A last review that lies ahead was made by another clock; it then counts as
 * made now, and what was due moves with it, so that no time since it is ever negative.
 */
function asOf(state: CardState, now: number): CardState {
  const ahead = state.lastReview === null ? 0 : state.lastReview - now
  return ahead > 0 ? { ...state, lastReview: now, due: state.due - ahead } : state
}

/** Local days since the last review, never negative; 0 for a new card. */
export function elapsedDays({ lastReview }: CardState, clock: Clock): number {
  if (lastReview === null) return 0
  return Math.max(0, localDay(clock, clock.now) - localDay(clock, lastReview))
}

/**
 * Whether a card waits to be reviewed: from the local day that it is due on, or in steps from the
 * minute. So does one whose last review lies more than a day ahead, as no time of it can be trusted.
 */
export function isDue(state: CardState, clock: Clock): boolean {
  if (state.suspended || state.phase === 'new') return false
  if (state.lastReview !== null && state.lastReview > clock.now + DAY) return true
  if (state.phase === 'review') return localDay(clock, state.due) <= localDay(clock, clock.now)
  return state.due <= clock.now
}

/**
 * When cards are asked again: FSRS as ts-fsrs has it, with its steps of minutes for new and lapsed
 * cards. Days are local ones. Intervals are spread a little, by the card's id and number of
 * reviews, so that what was learnt together does not stay together; same input, same result.
 */
export class CardSchedule {
  readonly #fsrs: FSRS

  /** `desiredRetention` as desiredRetentionSchema has it. */
  constructor(desiredRetention: Probability) {
    this.#fsrs = fsrs({ request_retention: desiredRetention, enable_fuzz: true }).useStrategy(
      StrategyMode.SEED,
      GenSeedStrategyWithCardId('id'),
    )
  }

  /** The chance that a card is known now; null for a new one. */
  retrievability(state: CardState, clock: Clock): Probability | null {
    if (state.phase === 'new') return null
    return this.#fsrs.forgetting_curve(elapsedDays(state, clock), state.stability)
  }

  /** The state after a review, and what the review was. To undo it, keep the state before. */
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

  /** Milliseconds until the card would be due after each rating. */
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

  /** The scheduler counts days of UTC, so it is given the user's day time as if that were UTC. */
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

/** When a card just reviewed is due: after days by the clock, after steps by the minute. */
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
