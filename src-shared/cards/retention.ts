import type { Probability } from '../base/units.ts'
import { stateOf } from './answer-digest.ts'
import type { Card } from './card.ts'
import type { CardState } from './card-state.ts'
import type { ReviewLog } from './schedule.ts'

/** The normal quantile of a two-sided interval of 95 %. */
const NORMAL = 1.959963984540054

/** A measured share with the 95 % interval around it; all null without a case. */
export interface Share {
  readonly hits: number
  readonly count: number
  readonly share: Probability | null
  readonly low: Probability | null
  readonly high: Probability | null
}

/** A share with Wilson's interval, which holds for few cases and for shares of 0 and 1 too. */
export function shareOf(hits: number, count: number): Share {
  if (count === 0) return { hits, count, share: null, low: null, high: null }
  const share = hits / count
  const extra = NORMAL ** 2 / count
  const middle = (share + extra / 2) / (1 + extra)
  const margin =
    (NORMAL * Math.sqrt((share * (1 - share)) / count + extra / count / 4)) / (1 + extra)
  // The bound at a share of 0 or 1 is that share; rounding must not pass it.
  const low = hits === 0 ? 0 : Math.max(0, middle - margin)
  const high = hits === count ? 1 : Math.min(1, middle + margin)
  return { hits, count, share, low, high }
}

/** How much is recalled when reviews come due. */
export interface Retention extends Share {
  /** The mean chance of recall that the schedule foretold for these reviews; null without one. */
  readonly foretold: Probability | null
}

/** Retention of the reviews after intervals from `from` to below `to` days; null is without end. */
export interface RetentionBand extends Retention {
  readonly from: number
  readonly to: number | null
}

/** From which interval on, in days, retention is shown by itself. */
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
 * The share of reviews that were recalled (rated anything but `again`), in all and by how long ago
 * the card was seen. Counts reviews of learnt cards at least a day after the one before, as these
 * are what the desired retention is about; steps and repeats within a day are left out.
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

/** From so many lapses on a card is stuck. */
export const STUCK_LAPSES = 4

/** A card that is forgotten again and again. */
export interface StuckCard {
  readonly card: Card
  readonly lapses: number
}

/** Cards that were forgotten at least so many times after they were learnt, worst first. */
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
