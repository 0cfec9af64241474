import type { Probability } from '../base/units.ts'
import { stateOf } from './answer-digest.ts'
import type { Card } from './card.ts'
import type { CardState } from './card-state.ts'
import type { ReviewLog } from './schedule.ts'

const NORMAL = 1.959963984540054

/** Measured share with its 95 % interval; null if `count` is 0. */
export interface Share {
  readonly hits: number
  readonly count: number
  readonly share: Probability | null
  readonly low: Probability | null
  readonly high: Probability | null
}

/** Wilson score interval, valid for small samples and for shares of 0 and 1. */
export function shareOf(hits: number, count: number): Share {
  if (count === 0) return { hits, count, share: null, low: null, high: null }
  const share = hits / count
  const extra = NORMAL ** 2 / count
  const middle = (share + extra / 2) / (1 + extra)
  const margin =
    (NORMAL * Math.sqrt((share * (1 - share)) / count + extra / count / 4)) / (1 + extra)
  // At a share of 0 or 1 that share is the bound; rounding must not pass it.
  const low = hits === 0 ? 0 : Math.max(0, middle - margin)
  const high = hits === count ? 1 : Math.min(1, middle + margin)
  return { hits, count, share, low, high }
}

export interface Retention extends Share {
  /** Mean probability of recall that the schedule predicted; null without reviews. */
  readonly foretold: Probability | null
}

/** Reviews after an interval of `from` (included) to `to` (excluded) days; null means unbounded. */
export interface RetentionBand extends Retention {
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

export interface StuckCard {
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
