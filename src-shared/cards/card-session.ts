import { failed, ok, type Result } from '../base/result.ts'
import { texts } from '../texts/texts.ts'
import { answerDigest, stateOf } from './answer-digest.ts'
import type { Card, DeckId } from './card.ts'
import { newState, type CardRating, type CardState } from './card-state.ts'
import { MINUTE, type Clock } from '../base/clock.ts'
import type { CardSchedule, ReviewLog } from './schedule.ts'
import { selfGrade } from './self-grade.ts'
import { sessionQueue, type QueuedCard } from './session-queue.ts'
import type { CardSessionSetup } from './session-setup.ts'

/** After how many other cards one that was not known comes again, while there are others. */
export const CARDS_BETWEEN = 3

/** Why a session of cards is over; nothing-left: there was nothing to ask from the start. */
export const CARD_OVER_REASONS = ['done', 'time', 'stopped', 'nothing-left'] as const
export type CardOverReason = (typeof CARD_OVER_REASONS)[number]

/** Why a card is shown: all but new ones are reviews, and those not due are repeats. */
export const CARD_CAUSES = ['new', 'due', 'again', 'step'] as const
export type CardCause = (typeof CARD_CAUSES)[number]

/** Current step of a session. */
export type CardStep =
  | {
      readonly kind: 'card'
      /** From 1, repeats included. */
      readonly number: number
      readonly card: Card
      /** `again`: not known in this session; `step`: known, and its next step is due. */
      readonly cause: CardCause
      /** Whether it is shown with its answer, before it is asked the first time; see `seen`. */
      readonly intro: boolean
      /** Seed from which a fresh instance of the card is drawn. */
      readonly seed: string
      /** Cards that wait after this one; more than there is time for in a session of minutes. */
      readonly left: number
    }
  | { readonly kind: 'over'; readonly reason: CardOverReason }

/** How a card was answered. */
export interface CardReply {
  readonly right: boolean
  readonly milliseconds: number
  /** Answer less right answer, in the card's unit; null where there is none. */
  readonly error: number | null
  /** The user's own rating; null leaves it to selfGrade. */
  readonly rating: CardRating | null
}

/** An answer with what came of it. */
export interface CardAnswered extends CardReply {
  readonly card: string
  readonly deck: DeckId
  readonly rating: CardRating
  /** Rating given by selfGrade. */
  readonly selfRating: CardRating
  readonly log: ReviewLog
  /** To be put back by undo; null for a card without a state. */
  readonly before: CardState | null
  readonly after: CardState
}

export interface CardSessionOptions {
  /** Of the decks chosen, in the order in which they are taught. */
  readonly cards: readonly Card[]
  /** By card id. */
  readonly states: ReadonlyMap<string, CardState>
  readonly schedule: CardSchedule
  readonly setup: CardSessionSetup
  /** See medianTimes. */
  readonly medians: ReadonlyMap<DeckId, number>
  readonly clock: Clock
}

/** A card to come again. */
interface Repeat {
  readonly card: Card
  /** How many cards had been shown when it was answered. */
  readonly since: number
  /** From when on, in milliseconds of the epoch; null for one that was not known. */
  readonly from: number | null
  /** Whether it was only shown so far. */
  readonly fresh?: true
}

/** All that changes from answer to answer, but for the states. */
interface Moment {
  readonly step: CardStep
  /** Of the queue. */
  readonly taken: number
  readonly repeats: readonly Repeat[]
  readonly shown: number
  /** Time in the session and on the clock, in milliseconds. */
  readonly spent: number
  readonly now: number
}

/**
 * A session of flashcards. Follows from its options and what it is told: the same replies at the
 * same times give the same session. A card that was rated `again` comes again until it is known; one
 * in its first steps comes again when its minutes are over, if the session lasts so long.
 */
export class CardSession {
  readonly #options: CardSessionOptions
  readonly #queue: readonly QueuedCard[]
  readonly #states = new Map<string, CardState>()
  readonly #past: { moment: Moment; clock: Clock; answered: CardAnswered }[] = []
  #moment: Moment

  constructor(options: CardSessionOptions) {
    const { cards, states, schedule, setup, clock } = options
    this.#options = options
    this.#queue = sessionQueue(cards, states, schedule, clock, setup)
    const step: CardStep = { kind: 'over', reason: 'nothing-left' }
    const start = { step, taken: 0, repeats: [], shown: 0, spent: 0, now: clock.now }
    this.#moment = this.#queue.length === 0 ? start : this.#next(start)
  }

  /** The same until it is answered. */
  get step(): CardStep {
    return this.#moment.step
  }

  /** All answers that stand, in their order. */
  get answers(): readonly CardAnswered[] {
    return this.#past.map(({ answered }) => answered)
  }

  /** Milliseconds until the card at hand would be due after each rating; null if there is none. */
  intervals(clock: Clock): Record<CardRating, number> | null {
    const { step } = this.#moment
    if (step.kind === 'over') return null
    return this.#options.schedule.intervals(step.card.id, this.#stateOf(step.card, clock), clock)
  }

  /** Answers the card at hand and goes on; fails once the session is over. */
  answer(reply: CardReply, clock: Clock): Result<CardAnswered> {
    const moment = this.#moment
    if (moment.step.kind === 'over') {
      return failed({ field: '', message: texts.cards.session.over })
    }
    const { card } = moment.step
    const answered = this.#rated(card, reply, clock)
    this.#past.push({ moment, clock, answered })
    this.#states.set(card.id, answered.after)
    const repeat = repeatOf(card, answered, moment.shown)
    this.#moment = this.#next({
      ...moment,
      repeats: repeat ? [...moment.repeats, repeat] : moment.repeats,
      spent: moment.spent + Math.max(0, clock.now - moment.now),
      now: clock.now,
    })
    return ok(answered)
  }

  /** Goes on from a new card that was shown with its answer; it is asked after some others. */
  seen(): void {
    const moment = this.#moment
    const { step, shown, repeats } = moment
    if (step.kind === 'over' || !step.intro) return
    const repeat: Repeat = { card: step.card, since: shown, from: null, fresh: true }
    this.#moment = this.#next({ ...moment, repeats: [...repeats, repeat] })
  }

  /** Takes the last answer back and returns it; null at the start of the session. */
  undo(): CardAnswered | null {
    const last = this.#past.pop()
    if (!last) return null
    const { answered, moment } = last
    if (answered.before) this.#states.set(answered.card, answered.before)
    else this.#states.delete(answered.card)
    this.#moment = moment
    return answered
  }

  /** Rates the last answer otherwise, as if it had been rated so at once. */
  override(rating: CardRating): Result<CardAnswered> {
    const last = this.#past.at(-1)
    if (!last) return failed({ field: '', message: texts.cards.session.nothingAnswered })
    const { step } = this.#moment
    this.undo()
    const result = this.answer({ ...last.answered, rating }, last.clock)
    if (step.kind === 'over' && step.reason === 'stopped') this.stop()
    return result
  }

  /** Ends the session before its time. */
  stop(): void {
    if (this.#moment.step.kind === 'over') return
    this.#moment = { ...this.#moment, step: { kind: 'over', reason: 'stopped' } }
  }

  #stateOf(card: Card, { now }: Clock): CardState {
    const { states } = this.#options
    const digest = answerDigest(card.answer)
    return this.#states.get(card.id) ?? stateOf(card, states) ?? newState(digest, now)
  }

  #rated(card: Card, reply: CardReply, clock: Clock): CardAnswered {
    const { schedule, medians, states } = this.#options
    const { right, milliseconds, error } = reply
    const selfRating = selfGrade(right, milliseconds, medians.get(card.deck) ?? null)
    const rating = reply.rating ?? selfRating
    const { state, log } = schedule.rate(card.id, this.#stateOf(card, clock), rating, clock)
    const before = this.#states.get(card.id) ?? states.get(card.id) ?? null
    const about = { card: card.id, deck: card.deck }
    return { ...about, right, milliseconds, error, rating, selfRating, log, before, after: state }
  }

  /** The moment with the step that follows, once its card is answered. */
  #next(moment: Moment): Moment {
    const { setup } = this.#options
    const { size, seed } = setup
    const over = (reason: CardOverReason): Moment => ({ ...moment, step: { kind: 'over', reason } })
    if (size.kind === 'minutes' && moment.spent >= size.minutes * MINUTE) return over('time')
    const queued = this.#queue[moment.taken]
    const repeat = ripe(moment) ?? (queued ? null : unknown(moment))
    if (!repeat && !queued) return over('done')
    const taken = moment.taken + (repeat ? 0 : 1)
    const repeats = moment.repeats.filter((other) => other !== repeat)
    const number = moment.shown + 1
    const step: CardStep = {
      kind: 'card',
      number,
      card: repeat?.card ?? queued!.card,
      cause: repeat ? causeOf(repeat) : queued!.fresh ? 'new' : 'due',
      intro: !repeat && queued!.fresh,
      seed: `${seed}.${number}`,
      left: this.#queue.length - taken + repeats.filter(({ from }) => from === null).length,
    }
    return { ...moment, step, taken, repeats, shown: number }
  }
}

const causeOf = ({ fresh, from }: Repeat): CardCause =>
  fresh ? 'new' : from === null ? 'again' : 'step'

function repeatOf(card: Card, { rating, after }: CardAnswered, since: number): Repeat | null {
  if (rating === 'again') return { card, since, from: null }
  return after.phase === 'review' ? null : { card, since, from: after.due }
}

/** The one that was not known longest ago and waits no more. */
function unknown({ repeats }: Moment): Repeat | null {
  return repeats.find(({ from }) => from === null) ?? null
}

/**
 * Card that comes again before other cards do: first one that was not known, then one whose minutes
 * are over.
 */
function ripe({ repeats, shown, now }: Moment): Repeat | null {
  const again = repeats.find(({ from, since }) => from === null && shown - since >= CARDS_BETWEEN)
  return again ?? repeats.find(({ from }) => from !== null && from <= now) ?? null
}
