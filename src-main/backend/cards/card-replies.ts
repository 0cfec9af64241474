import type { CardAnswered } from '#shared/cards/card-session.ts'
import type { CardRating } from '#shared/cards/card-state.ts'
import { MAX_CARD_MS } from '#shared/base/bounds.ts'
import type { Clock } from '#shared/base/clock.ts'
import { problemText } from '#shared/base/result.ts'
import { RequestError } from '#shared/contract/errors.ts'
import type { StudyStore } from '../store/study-store.ts'
import type { CheckedReply, GivenAnswer, GivenReply, LiveCards } from './live-cards.ts'
import { dropReview, rateReview, saveReview } from './review-records.ts'
import { dropState, saveState } from './state-records.ts'

interface CardReplies {
  readonly store: StudyStore
  readonly clock: () => Clock
}

function overridden({ options: { session } }: LiveCards, rating: CardRating): CardAnswered {
  const result = session.override(rating)
  if (result.ok) return result.value
  throw new RequestError('invalid-request', problemText(result.problems))
}

/** Stores the answer; if that fails, the answer is undone in the session too. */
export function storeReply(
  { store, clock }: CardReplies,
  live: LiveCards,
  given: GivenAnswer,
  { right, error, text }: CheckedReply,
  milliseconds: number,
): GivenReply {
  const { id, rulesId } = live.options
  const now = clock()
  const shown = live.shown!
  const intervals = live.options.session.intervals(now)!
  const reply = { right, error, rating: null, milliseconds: Math.min(milliseconds, MAX_CARD_MS) }
  const result = live.options.session.answer(reply, now)
  if (!result.ok) throw new RequestError('invalid-request', problemText(result.problems))
  const answered = result.value
  const { answer } = shown.instance.card
  const unit = shown.answering === 'type' && answer.kind !== 'choice' ? answer.unit : null
  try {
    const review = store.change((database) => {
      saveState(database, { rulesId, ...answered }, answered.after)
      return saveReview(database, { rulesId, session: id, given: text, unit }, answered)
    })
    const stored = { shown, given, review, intervals, answered }
    live.replies.push(stored)
    return stored
  } catch (thrown) {
    live.options.session.undo()
    throw thrown
  }
}

/** Changes the rating of the last reply; if that fails, the session keeps the one before. */
export function rerate(
  { store }: CardReplies,
  live: LiveCards,
  last: GivenReply,
  rating: CardRating,
): GivenReply {
  const before = last.answered.rating
  const answered = overridden(live, rating)
  try {
    store.change((database) => {
      saveState(database, { rulesId: live.options.rulesId, ...answered }, answered.after)
      rateReview(database, last.review, rating)
    })
  } catch (thrown) {
    overridden(live, before)
    throw thrown
  }
  const reply = { ...last, answered }
  live.replies[live.replies.length - 1] = reply
  return reply
}

/** Takes back the last reply. */
export function dropReply({ store }: CardReplies, live: LiveCards, last: GivenReply): void {
  const { rulesId } = live.options
  const { card, deck, before, after } = last.answered
  store.change((database) => {
    if (before) saveState(database, { rulesId, card, deck }, before)
    else dropState(database, { rulesId, card, digest: after.digest })
    dropReview(database, last.review)
  })
  live.options.session.undo()
  live.replies.pop()
}
