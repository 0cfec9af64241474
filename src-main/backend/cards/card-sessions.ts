import { randomInt, randomUUID } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { DeckId } from '#shared/cards/card.ts'
import { CardSession, type CardAnswered } from '#shared/cards/card-session.ts'
import type { CardRating } from '#shared/cards/card-state.ts'
import { MAX_CARD_MS } from '#shared/base/bounds.ts'
import { MINUTE, type Clock } from '#shared/base/clock.ts'
import { stateOf } from '#shared/cards/answer-digest.ts'
import { CardSchedule } from '#shared/cards/schedule.ts'
import { medianTimes } from '#shared/cards/self-grade.ts'
import { problemText } from '#shared/base/result.ts'
import { RequestError } from '#shared/contract/errors.ts'
import type { BackendRequests, CheckedParams } from '#shared/contract/requests.ts'
import { texts } from '#shared/texts/texts.ts'
import type { StudyStore } from '../store/study-store.ts'
import { stepData, verdictData } from './card-data.ts'
import type { CardKits } from './card-kits.ts'
import { decksOff, retentionOf } from './choice-records.ts'
import { checkReply, LiveCards, type CheckedReply, type GivenAnswer } from './live-cards.ts'
import { dropReview, keepReview, paceOf, rateReview } from './review-records.ts'
import { dropState, keepState, statesOf } from './state-records.ts'

const MAX_LIVE = 8

/** Ids start at random, so that they do not repeat those from before a restart. */
const HIGHEST_FIRST_ID = 2 ** 40

type Params<N extends keyof BackendRequests> = CheckedParams<BackendRequests, N>

interface CardSessionsOptions {
  readonly store: StudyStore
  readonly kits: CardKits
  readonly clock: () => Clock
  readonly changed: () => void
}

export class CardSessions {
  readonly #options: CardSessionsOptions
  readonly #live = new LRUCache<number, LiveCards>({ max: MAX_LIVE })
  #lastId = randomInt(HIGHEST_FIRST_ID)

  constructor(options: CardSessionsOptions) {
    this.#options = options
  }

  /** Closes all sessions; call when the store was replaced. */
  forget(): void {
    this.#live.clear()
  }

  async start(params: Params<'cards.start'>) {
    const { rulesId, decks, size, answering, newCards } = params
    const { store, kits } = this.#options
    const kit = await kits.of(params, rulesId)
    const clock = this.#options.clock()
    const known = store.use((database) => ({
      states: statesOf(database, rulesId, kit.cards),
      off: decksOff(database, rulesId),
      retention: retentionOf(database),
      medians: medianTimes(paceOf(database, rulesId)),
    }))
    const wanted = (deck: DeckId): boolean =>
      decks.length > 0 ? decks.includes(deck) : !known.off.has(deck)
    const cards = kit.inOrder.filter(({ deck }) => wanted(deck))
    const session = new CardSession({
      ...{ cards, clock },
      states: known.states,
      schedule: new CardSchedule(known.retention),
      setup: {
        size: size.kind === 'cards' ? { kind: 'cards', cards: size.count } : size,
        newCards,
        seed: randomUUID(),
      },
      medians: known.medians,
    })
    const id = ++this.#lastId
    const endsAt = size.kind === 'minutes' ? clock.now + size.minutes * MINUTE : null
    const live = new LiveCards({ id, rulesId, kit, session, answering, cards, endsAt })
    this.#live.set(id, live)
    return { session: id, step: this.#stepOf(live) }
  }

  #find(id: number): LiveCards {
    const live = this.#live.get(id)
    if (live) return live
    throw new RequestError('not-found', texts.backend.cards.notOpen)
  }

  #stepOf(live: LiveCards) {
    return stepData(live, () => this.#nextDue(live), this.#options.clock().now)
  }

  #nextDue({ options: { rulesId, cards } }: LiveCards): number | null {
    const states = this.#options.store.use((database) => statesOf(database, rulesId, cards))
    const times = cards
      .map((card) => stateOf(card, states))
      .filter((state) => state && !state.suspended && state.phase !== 'new')
      .map((state) => state!.due)
    return times.length > 0 ? Math.min(...times) : null
  }

  answer({ session: id, number, answer: given, milliseconds }: Params<'cards.answer'>) {
    const live = this.#find(id)
    const last = live.replies.at(-1)
    if (last?.shown.step.number === number && last.given === given) {
      return { graded: true as const, verdict: verdictData(last) }
    }
    const { shown } = live
    if (shown?.step.number !== number) throw notAsked(live, number)
    const checked = checkReply(shown, given)
    if (!checked.ok) return { graded: false as const, problem: problemText(checked.problems) }
    const verdict = this.#take(live, given, checked.value, milliseconds)
    return { graded: true as const, verdict }
  }

  /** Stores the answer; if that fails, the answer is undone in the session too. */
  #take(
    live: LiveCards,
    given: GivenAnswer,
    { right, error, text }: CheckedReply,
    milliseconds: number,
  ) {
    const { store, changed } = this.#options
    const { id, rulesId } = live.options
    const clock = this.#options.clock()
    const shown = live.shown!
    const intervals = live.options.session.intervals(clock)!
    const reply = { right, error, rating: null, milliseconds: Math.min(milliseconds, MAX_CARD_MS) }
    const result = live.options.session.answer(reply, clock)
    if (!result.ok) throw new RequestError('invalid-request', problemText(result.problems))
    const answered = result.value
    const { answer } = shown.instance.card
    const unit = shown.answering === 'type' && answer.kind !== 'choice' ? answer.unit : null
    try {
      const review = store.use((database) =>
        database.transaction(() => {
          keepState(database, { rulesId, ...answered }, answered.after)
          return keepReview(database, { rulesId, session: id, given: text, unit }, answered)
        }),
      )
      const reply = { shown, given, review, intervals, answered }
      live.replies.push(reply)
      changed()
      return verdictData(reply)
    } catch (thrown) {
      live.options.session.undo()
      throw thrown
    }
  }

  rate({ session: id, number, rating }: Params<'cards.rate'>) {
    const live = this.#find(id)
    const last = live.replies.at(-1)
    if (last?.shown.step.number !== number) {
      throw new RequestError('invalid-request', texts.backend.cards.onlyTheLast(number))
    }
    const before = last.answered.rating
    const answered = overridden(live, rating)
    try {
      this.#options.store.use((database) =>
        database.transaction(() => {
          keepState(database, { rulesId: live.options.rulesId, ...answered }, answered.after)
          rateReview(database, last.review, rating)
        }),
      )
    } catch (thrown) {
      overridden(live, before)
      throw thrown
    }
    const reply = { ...last, answered }
    live.replies[live.replies.length - 1] = reply
    this.#options.changed()
    return { verdict: verdictData(reply) }
  }

  seen({ session, number }: Params<'cards.seen'>) {
    const live = this.#find(session)
    if (live.shown?.step.number === number) live.options.session.seen()
    return this.#stepOf(live)
  }

  next({ session }: Params<'cards.next'>) {
    return this.#stepOf(this.#find(session))
  }

  undo({ session }: Params<'cards.undo'>) {
    const live = this.#find(session)
    const last = live.replies.at(-1)
    if (!last) throw new RequestError('invalid-request', texts.backend.cards.nothingToUndo)
    const { rulesId } = live.options
    const { card, deck, before, after } = last.answered
    this.#options.store.use((database) =>
      database.transaction(() => {
        if (before) keepState(database, { rulesId, card, deck }, before)
        else dropState(database, { rulesId, card, digest: after.digest })
        dropReview(database, last.review)
      }),
    )
    live.options.session.undo()
    live.replies.pop()
    this.#options.changed()
    return this.#stepOf(live)
  }

  finish({ session }: Params<'cards.finish'>) {
    const live = this.#find(session)
    live.options.session.stop()
    return this.#stepOf(live)
  }
}

function overridden({ options: { session } }: LiveCards, rating: CardRating): CardAnswered {
  const result = session.override(rating)
  if (result.ok) return result.value
  throw new RequestError('invalid-request', problemText(result.problems))
}

function notAsked({ shown, replies }: LiveCards, number: number): RequestError {
  const { over, answeredAlready, notAskedNow } = texts.backend.cards
  if (!shown) return new RequestError('invalid-request', over(number))
  const answered = number <= (replies.at(-1)?.shown.step.number ?? 0)
  const sentence = answered ? answeredAlready : notAskedNow
  return new RequestError('invalid-request', sentence(number, shown.step.number))
}
