import type { Probability } from '../base/units.ts'
import { stateOf } from './answer-digest.ts'
import type { Card } from './card.ts'
import type { CardState } from './card-state.ts'
import { shareOf, type Share } from '../study/error-rate.ts'
import type { ReviewLog } from './schedule.ts'

interface Retention extends Share {
  /** Mean probability of recall that the schedule predicted; null without reviews. */
  readonly foretold: Probability | null
}

/** Reviews after an interval of `from` (included) to `to` (excluded) days; null means unbounded. */
interface RetentionBand extends Retention {
  readonly from: number
  readonly to: number | null
}

/** Days. */
const BAND_STARTS = [1, 7, 30, 90] as const

function retentionOf(reviews: readonly ReviewLog[]): Retention {
  const recalled = reviews.filter(({ rating }) => rating !== 'again').length
  const foretold = reviews.reduce((sum, { retrievability }) => sum + (retrievability ?? 0), 0)
  return {
    ...shareOf(recalled, reviews.length),
    foretold: reviews.length > 0 ? foretold / reviews.length : null,
  }
}

/**
 * Share of reviews not rated `again`. Counts only learnt cards reviewed after a day or more,
 * because desired retention is defined for these.
 */
export function measuredRetention(reviews: readonly ReviewLog[]): {
  all: Retention
  bands: RetentionBand[]
} {
  const counted = reviews.filter(({ phase, elapsedDays }) => phase === 'review' && elapsedDays >= 1)
  const bands = BAND_STARTS.map((from, i) => {
    const to = BAND_STARTS[i + 1] ?? null
    const inside = counted.filter(
      ({ elapsedDays }) => elapsedDays >= from && (to === null || elapsedDays < to),
    )
    return { from, to, ...retentionOf(inside) }
  })
  return { all: retentionOf(counted), bands }
}

export const STUCK_LAPSES = 4

interface StuckCard {
  readonly card: Card
  readonly lapses: number
}

export function stuckCards(
  cards: readonly Card[],
  states: ReadonlyMap<string, CardState>,
  atLeast = STUCK_LAPSES,
): StuckCard[] {
  return cards
    .map((card) => ({ card, lapses: stateOf(card, states)?.lapses ?? 0 }))
    .filter(({ lapses }) => lapses >= atLeast)
    .sort((a, b) => b.lapses - a.lapses)
}
