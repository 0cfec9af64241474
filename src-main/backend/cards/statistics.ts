import { errorReports } from '#shared/cards/error-report.ts'
import { forecast } from '#shared/cards/forecast.ts'
import { measuredRetention, stuckCards } from '#shared/cards/retention.ts'
import type { Clock } from '#shared/cards/clock.ts'
import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import type { StudyDatabase } from '../store/study-database.ts'
import type { CardKit } from './card-kits.ts'
import { decksOff, retentionOf } from './choice-records.ts'
import { reviewsOf, typedNumbers } from './review-records.ts'
import { statesOf } from './state-records.ts'

/** How well a rule set's cards are remembered; what comes up only of the decks that are switched on. */
export function statistics(
  database: StudyDatabase,
  rulesId: string,
  { cards }: CardKit,
  clock: Clock,
): AnswerOf<BackendRequests, 'cards.statistics'> {
  const states = statesOf(database, rulesId, cards)
  const off = decksOff(database, rulesId)
  const { share, low, high, count } = measuredRetention(reviewsOf(database, rulesId)).all
  const on = cards.filter(({ deck }) => !off.has(deck))
  return {
    retention: { desired: retentionOf(database), measured: share, low, high, count },
    forecast: forecast(on, states, clock).map(({ from, due }) => ({ day: from, due })),
    errors: errorReports(typedNumbers(database, rulesId)).map(
      ({ deck, unit, count, bias, bins }) => ({
        ...{ deck, unit, count, bias },
        bins: bins.map((bin) => ({ ...bin })),
      }),
    ),
    stuck: stuckCards(on, states).map(({ card: { deck, question, statement }, lapses }) => ({
      ...{ deck, question, statement, lapses },
    })),
  }
}
