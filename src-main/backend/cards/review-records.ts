import type { CardUnit, DeckId } from '#shared/cards/card.ts'
import type { CardAnswered } from '#shared/cards/card-session.ts'
import type { TimedReview } from '#shared/cards/history.ts'
import type { ReviewLog } from '#shared/cards/schedule.ts'
import { IS_TIME_KNOWN, KNOWN_TIME, nearestTime } from '../store/known-values.ts'
import type { StudyDatabase } from '../store/study-database.ts'

/** Latest answers that define a player's pace. */
const PACE_REVIEWS = 2000

export interface ReviewedCard {
  readonly rulesId: string
  readonly session: number
  readonly given: string | null
  readonly unit: CardUnit | null
}

export function saveReview(
  database: StudyDatabase,
  { rulesId, session, given, unit }: ReviewedCard,
  answered: CardAnswered,
): number {
  const { card, deck, right, milliseconds, error, rating, selfRating, after } = answered
  const { at, phase, elapsedDays, scheduledDays, retrievability } = answered.log
  return database.run(
    `INSERT INTO card_reviews (rules_id, card, digest, deck, session, at, given, correct, error, unit,
       milliseconds, rating, self_rating, phase, elapsed_days, scheduled_days, retrievability)
     VALUES (:rulesId, :card, :digest, :deck, :session, :at, :given, :correct, :error, :unit,
       :milliseconds, :rating, :selfRating, :phase, :elapsedDays, :scheduledDays, :retrievability)`,
    {
      rulesId,
      card,
      deck,
      session,
      at,
      given,
      error,
      unit,
      milliseconds,
      rating,
      selfRating,
      phase,
      elapsedDays,
      scheduledDays,
      retrievability,
      digest: after.digest,
      correct: Number(right),
    },
  ).id
}

export function rateReview(database: StudyDatabase, id: number, rating: string): void {
  database.run('UPDATE card_reviews SET rating = :rating WHERE id = :id', { id, rating })
}

export function dropReview(database: StudyDatabase, id: number): void {
  database.run('DELETE FROM card_reviews WHERE id = :id', { id })
}

export function paceOf(database: StudyDatabase, rulesId: string) {
  return database
    .all<{ deck: DeckId; correct: number; milliseconds: number }>(
      `SELECT deck, correct, milliseconds FROM card_reviews
       WHERE rules_id = :rulesId AND ${IS_TIME_KNOWN} ORDER BY id DESC LIMIT ${PACE_REVIEWS}`,
      { rulesId },
    )
    .map(({ deck, correct, milliseconds }) => ({ deck, right: correct === 1, milliseconds }))
    .reverse()
}

/** Oldest first. */
export function reviewsOf(database: StudyDatabase, rulesId: string): (ReviewLog & TimedReview)[] {
  return database.all(
    `SELECT ${nearestTime('at')} AS at, rating, phase, elapsed_days AS elapsedDays, scheduled_days AS scheduledDays,
       retrievability, ${KNOWN_TIME} AS milliseconds
     FROM card_reviews WHERE rules_id = :rulesId
     ORDER BY at, id`,
    { rulesId },
  )
}
