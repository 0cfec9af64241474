import { randomInt, randomUUID } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { DeckId } from '#shared/cards/card.ts'
import { CardSession } from '#shared/cards/card-session.ts'
import { MINUTE, type Clock } from '#shared/base/clock.ts'
import { stateOf } from '#shared/cards/answer-digest.ts'
import { CardSchedule } from '#shared/cards/schedule.ts'
import { medianTimes } from '#shared/cards/self-grade.ts'
import { problemText } from '#shared/base/result.ts'
import type { cardRequestsOf } from '#shared/contract/cards.ts'
import { RequestError } from '#shared/contract/errors.ts'
import type { CheckedParams, Handlers } from '#shared/contract/requests.ts'
import { texts } from '#shared/texts/texts.ts'
import type { StudyStore } from '../store/study-store.ts'
import { stepData, verdictData } from './card-data.ts'
import type { CardKits } from './card-kits.ts'
import { dropReply, rerate, storeReply } from './card-replies.ts'
import { decksOff } from './choice-records.ts'
import { checkReply, LiveCards } from './live-cards.ts'
import { paceOf } from './review-records.ts'
import { statesOf } from './state-records.ts'

const MAX_LIVE = 8

/** Ids start at random, so that they do not repeat those from before a restart. */
const HIGHEST_FIRST_ID = 2 ** 40

interface CardSessionsOptions {
  readonly store: StudyStore
  readonly kits: CardKits
  readonly clock: () => Clock
  readonly changed: () => void
}

type CardRequests = ReturnType<typeof cardRequestsOf>

export function openCardSessions(parts: CardSessionsOptions) {
  const { store, kits, clock, changed } = parts
  const open = new LRUCache<number, LiveCards>({ max: MAX_LIVE })
  let lastId = randomInt(HIGHEST_FIRST_ID)

  function find(id: number): LiveCards {
    const live = open.get(id)
    if (live) return live
    throw new RequestError('not-found', texts.backend.cards.notOpen)
  }

  const stepOf = (live: LiveCards) => stepData(live, () => nextDue(live), clock().now)

  function nextDue({ options: { rulesId, cards } }: LiveCards): number | null {
    const states = store.use((database) => statesOf(database, rulesId, cards))
    const times = cards
      .map((card) => stateOf(card, states))
      .filter((state) => state && !state.suspended && state.phase !== 'new')
      .map((state) => state!.due)
    return times.length > 0 ? Math.min(...times) : null
  }

  async function begun(params: CheckedParams<CardRequests, 'cards.start'>): Promise<LiveCards> {
    const { rulesId, decks, size, answering, newCards } = params
    const kit = await kits.of(params, rulesId)
    const now = clock()
    const known = store.use((database) => ({
      states: statesOf(database, rulesId, kit.cards),
      off: decksOff(database, rulesId),
      medians: medianTimes(paceOf(database, rulesId)),
    }))
    const wanted = (deck: DeckId): boolean =>
      decks.length > 0 ? decks.includes(deck) : !known.off.has(deck)
    const cards = kit.inOrder.filter(({ deck }) => wanted(deck))
    const session = new CardSession({
      cards,
      clock: now,
      states: known.states,
      medians: known.medians,
      schedule: new CardSchedule(),
      setup: {
        size: size.kind === 'cards' ? { kind: 'cards', cards: size.count } : size,
        newCards,
        seed: randomUUID(),
      },
    })
    const id = ++lastId
    const endsAt = size.kind === 'minutes' ? now.now + size.minutes * MINUTE : null
    return new LiveCards({ id, rulesId, kit, session, answering, cards, endsAt })
  }

  const handlers = {
    async 'cards.start'(params) {
      const live = await begun(params)
      const { id } = live.options
      open.set(id, live)
      return { session: id, step: stepOf(live) }
    },
    'cards.answer'({ session: id, number, answer: given, milliseconds }) {
      const live = find(id)
      const last = live.replies.at(-1)
      if (last?.shown.step.number === number && last.given === given) {
        return { graded: true as const, verdict: verdictData(last) }
      }
      const { shown } = live
      if (shown?.step.number !== number) throw notAsked(live, number)
      const checked = checkReply(shown, given)
      if (!checked.ok) return { graded: false as const, problem: problemText(checked.problems) }
      const reply = storeReply(parts, live, given, checked.value, milliseconds)
      changed()
      return { graded: true as const, verdict: verdictData(reply) }
    },
    'cards.rate'({ session: id, number, rating }) {
      const live = find(id)
      const last = live.replies.at(-1)
      if (last?.shown.step.number !== number) {
        throw new RequestError('invalid-request', texts.backend.cards.onlyTheLast(number))
      }
      const reply = rerate(parts, live, last, rating)
      changed()
      return { verdict: verdictData(reply) }
    },
    'cards.seen'({ session, number }) {
      const live = find(session)
      if (live.shown?.step.number === number) live.options.session.seen()
      return stepOf(live)
    },
    'cards.next': ({ session }) => stepOf(find(session)),
    'cards.undo'({ session }) {
      const live = find(session)
      const last = live.replies.at(-1)
      if (!last) throw new RequestError('invalid-request', texts.backend.cards.nothingToUndo)
      dropReply(parts, live, last)
      changed()
      return stepOf(live)
    },
    'cards.finish'({ session }) {
      const live = find(session)
      live.options.session.stop()
      return stepOf(live)
    },
  } satisfies Partial<Handlers<CardRequests>>

  /** Call `forget` when the store was replaced: it closes all sessions. */
  return { handlers, forget: () => open.clear() }
}

function notAsked({ shown, replies }: LiveCards, number: number): RequestError {
  const { over, answeredAlready, notAskedNow } = texts.backend.cards
  if (!shown) return new RequestError('invalid-request', over(number))
  const answered = number <= (replies.at(-1)?.shown.step.number ?? 0)
  const sentence = answered ? answeredAlready : notAskedNow
  return new RequestError('invalid-request', sentence(number, shown.step.number))
}
