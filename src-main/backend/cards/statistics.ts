import { reviewDays } from '#shared/cards/history.ts'
import { measuredRetention, stuckCards } from '#shared/cards/retention.ts'
import type { Clock } from '#shared/base/clock.ts'
import type { StudyDatabase } from '../store/study-database.ts'
import type { CardKit } from './card-kits.ts'
import { decksOff } from './choice-records.ts'
import { reviewsOf } from './review-records.ts'
import { statesOf } from './state-records.ts'

/** Stuck cards of decks that are off are left out. */
export function statistics(database: StudyDatabase, rulesId: string, kit: CardKit, clock: Clock) {
  const states = statesOf(database, rulesId, kit.cards)
  const off = decksOff(database, rulesId)
  const reviews = reviewsOf(database, rulesId)
  const { all, bands } = measuredRetention(reviews)
  const { share, low, high, count } = all
  const on = kit.cards.filter(({ deck }) => !off.has(deck))
  return {
    /** Share recalled in reviews after a day or more, with its 95 % interval. */
    retention: { measured: share, low, high, count },
    /** By days since the last review, with the share that the schedule predicted. */
    bands: bands.map(({ hits: _, share: measured, ...band }) => ({ ...band, measured })),
    /** Per day, today last; leading empty days are omitted. */
    history: reviewDays(reviews, clock).map(({ from, ...day }) => ({ day: from, ...day })),
    stuck: stuckCards(on, states).map(({ card: { deck, question, statement }, lapses }) => ({
      deck,
      question,
      statement,
      lapses,
    })),
  }
}
