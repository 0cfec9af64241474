import { errorReports } from '#shared/cards/error-report.ts'
import { forecast } from '#shared/cards/forecast.ts'
import type { DeckId } from '#shared/cards/card.ts'
import { maturityOf, reviewDays } from '#shared/cards/history.ts'
import { measuredRetention, stuckCards } from '#shared/cards/retention.ts'
import type { Clock } from '#shared/base/clock.ts'
import type { StudyDatabase } from '../store/study-database.ts'
import type { CardKit } from './card-kits.ts'
import { decksOff, retentionOf } from './choice-records.ts'
import { reviewsOf, typedNumbers } from './review-records.ts'
import { statesOf } from './state-records.ts'

/** For all decks, forecast, maturity and stuck cards leave out decks that are off. */
export function statistics(
  database: StudyDatabase,
  rulesId: string,
  kit: CardKit,
  clock: Clock,
  deck: DeckId | null = null,
) {
  const states = statesOf(database, rulesId, kit.cards)
  const off = decksOff(database, rulesId)
  const reviews = reviewsOf(database, rulesId, deck)
  const { all, bands } = measuredRetention(reviews)
  const { share, low, high, count } = all
  const on = kit.cards.filter((card) => (deck === null ? !off.has(card.deck) : card.deck === deck))
  const typed = errorReports(typedNumbers(database, rulesId))
  return {
    /** Share recalled in reviews after a day or more, with its 95 % interval. */
    retention: { desired: retentionOf(database), measured: share, low, high, count },
    /** Today first. */
    forecast: forecast(on, states, clock).map(({ from, due }) => ({ day: from, due })),
    /** By days since the last review, with the share that the schedule predicted. */
    bands: bands.map(({ hits: _, share: measured, ...band }) => ({ ...band, measured })),
    maturity: maturityOf(on, states),
    /** Per day, today last; leading empty days are omitted. */
    history: reviewDays(reviews, clock).map(({ from, ...day }) => ({ day: from, ...day })),
    /** Signed errors of typed numbers: mean and histogram, whose outer bins are unbounded. */
    errors: typed
      .filter((one) => (deck === null ? kit.deckOf.has(one.deck) : one.deck === deck))
      .map(({ deck, unit, count, bias, bins }) => ({ deck, unit, count, bias, bins })),
    stuck: stuckCards(on, states).map(({ card: { deck, question, statement }, lapses }) => ({
      deck,
      question,
      statement,
      lapses,
    })),
  }
}
