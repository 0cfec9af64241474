import { ok, refused, type Result } from '../base/result.ts'
import { texts } from '../texts/texts.ts'
import { answerDigest, stateOf } from './answer-digest.ts'
import type { Card, DeckId } from './card.ts'
import { newState, type CardRating, type CardState } from './card-state.ts'
import { MINUTE, type Clock } from '../base/clock.ts'
import type { CardSchedule, ReviewLog } from './schedule.ts'
import { selfGrade } from './self-grade.ts'
import { sessionQueue, type QueuedCard, type CardSessionSetup } from './session-queue.ts'

/** How many other cards come before a card that was answered wrong is repeated. */
export const CARDS_BETWEEN = 3

type CardOverReason = 'done' | 'time' | 'stopped' | 'nothing-left'

type CardCause = 'new' | 'due' | 'again' | 'step'

export type CardStep =
  | {
      readonly kind: 'card'
      /** From 1, repeats included. */
      readonly number: number
      readonly card: Card
      /** `again`: repeated after a wrong answer; `step`: the next learning step is due. */
      readonly cause: CardCause
      /** The card is shown with its answer, before it is asked for the first time. */
      readonly intro: boolean
      readonly seed: string
      readonly left: number
    }
  | { readonly kind: 'over'; readonly reason: CardOverReason }

export interface CardOutcome {
  readonly right: boolean
  readonly milliseconds: number
  /** Given minus right answer, in the card's unit; null if undefined. */
  readonly error: number | null
  readonly rating: CardRating | null
}

export interface CardAnswered extends CardOutcome {
  readonly card: string
  readonly deck: DeckId
  readonly rating: CardRating
  readonly selfRating: CardRating
  readonly log: ReviewLog
  readonly before: CardState | null
  readonly after: CardState
}

export interface CardSessionOptions {
  readonly cards: readonly Card[]
  readonly states: ReadonlyMap<string, CardState>
  readonly schedule: CardSchedule
  readonly setup: CardSessionSetup
  /** Milliseconds, see medianTimes. */
  readonly medians: ReadonlyMap<DeckId, number>
  readonly clock: Clock
}

interface Repeat {
  readonly card: Card
  /** Number of cards shown when it was answered. */
  readonly since: number
  /** Earliest time, in Unix milliseconds; null for a card answered wrong. */
  readonly from: number | null
  /** Only shown so far, not yet asked. */
  readonly fresh?: true
}

/** State of the session between two answers, except the card states. */
interface Moment {
  readonly step: CardStep
  readonly taken: number
  readonly repeats: readonly Repeat[]
  readonly shown: number
  /** Milliseconds: active time in the session, and the time of the last answer. */
  readonly spent: number
  readonly now: number
}

/**
 * Deterministic: same options, replies and times give the same session. Cards rated `again` are
 * repeated until known, cards in learning steps when their step is due.
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

  get step(): CardStep {
    return this.#moment.step
  }

  get answers(): readonly CardAnswered[] {
    return this.#past.map(({ answered }) => answered)
  }

  /** Milliseconds until the current card is due, by rating; null if there is no card. */
  intervals(clock: Clock): Record<CardRating, number> | null {
    const { step } = this.#moment
    if (step.kind === 'over') return null
    return this.#options.schedule.intervals(step.card.id, this.#stateOf(step.card, clock), clock)
  }

  /** Fails once the session is over. */
  answer(reply: CardOutcome, clock: Clock): Result<CardAnswered> {
    const moment = this.#moment
    if (moment.step.kind === 'over') return refused(texts.cards.session.over)
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

  seen(): void {
    const moment = this.#moment
    const { step, shown, repeats } = moment
    if (step.kind === 'over' || !step.intro) return
    const repeat: Repeat = { card: step.card, since: shown, from: null, fresh: true }
    this.#moment = this.#next({ ...moment, repeats: [...repeats, repeat] })
  }

  /** Undoes and returns the last answer; null at the start. */
  undo(): CardAnswered | null {
    const last = this.#past.pop()
    if (!last) return null
    const { answered, moment } = last
    if (answered.before) this.#states.set(answered.card, answered.before)
    else this.#states.delete(answered.card)
    this.#moment = moment
    return answered
  }

  override(rating: CardRating): Result<CardAnswered> {
    const last = this.#past.at(-1)
    if (!last) return refused(texts.cards.session.nothingAnswered)
    const { step } = this.#moment
    this.undo()
    const result = this.answer({ ...last.answered, rating }, last.clock)
    if (step.kind === 'over' && step.reason === 'stopped') this.stop()
    return result
  }

  stop(): void {
    if (this.#moment.step.kind === 'over') return
    this.#moment = { ...this.#moment, step: { kind: 'over', reason: 'stopped' } }
  }

  #stateOf(card: Card, { now }: Clock): CardState {
    const { states } = this.#options
    const digest = answerDigest(card.answer)
    return this.#states.get(card.id) ?? stateOf(card, states) ?? newState(digest, now)
  }

  #rated(card: Card, reply: CardOutcome, clock: Clock): CardAnswered {
    const { schedule, medians, states } = this.#options
    const { right, milliseconds, error } = reply
    const selfRating = selfGrade(right, milliseconds, medians.get(card.deck) ?? null)
    const rating = reply.rating ?? selfRating
    const { state, log } = schedule.rate(card.id, this.#stateOf(card, clock), rating, clock)
    const before = this.#states.get(card.id) ?? states.get(card.id) ?? null
    const about = { card: card.id, deck: card.deck }
    return { ...about, right, milliseconds, error, rating, selfRating, log, before, after: state }
  }

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

function unknown({ repeats }: Moment): Repeat | null {
  return repeats.find(({ from }) => from === null) ?? null
}

/** Repeat due before new cards: first a card answered wrong, then one whose step is due. */
function ripe({ repeats, shown, now }: Moment): Repeat | null {
  const again = repeats.find(({ from, since }) => from === null && shown - since >= CARDS_BETWEEN)
  return again ?? repeats.find(({ from }) => from !== null && from <= now) ?? null
}
