import { errorReports } from '#shared/cards/error-report.ts'
import { forecast } from '#shared/cards/forecast.ts'
import type { DeckId } from '#shared/cards/card.ts'
import { maturityOf, reviewDays } from '#shared/cards/history.ts'
import { measuredRetention, stuckCards } from '#shared/cards/retention.ts'
import type { Clock } from '#shared/base/clock.ts'
import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
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
): AnswerOf<BackendRequests, 'cards.statistics'> {
  const states = statesOf(database, rulesId, kit.cards)
  const off = decksOff(database, rulesId)
  const reviews = reviewsOf(database, rulesId, deck)
  const { all, bands } = measuredRetention(reviews)
  const { share, low, high, count } = all
  const on = kit.cards.filter((card) => (deck === null ? !off.has(card.deck) : card.deck === deck))
  const typed = errorReports(typedNumbers(database, rulesId))
  return {
    retention: { desired: retentionOf(database), measured: share, low, high, count },
    forecast: forecast(on, states, clock).map(({ from, due }) => ({ day: from, due })),
    bands: bands.map(({ hits: _, share: measured, ...band }) => ({ ...band, measured })),
    maturity: maturityOf(on, states),
    history: reviewDays(reviews, clock).map(({ from, ...day }) => ({ day: from, ...day })),
    errors: typed
      .filter((one) => (deck === null ? kit.deckOf.has(one.deck) : one.deck === deck))
      .map(({ deck, unit, count, bias, bins }) => ({
        ...{ deck, unit, count, bias },
        bins: bins.map((bin) => ({ ...bin })),
      })),
    stuck: stuckCards(on, states).map(({ card: { deck, question, statement }, lapses }) => ({
      ...{ deck, question, statement, lapses },
    })),
  }
}
