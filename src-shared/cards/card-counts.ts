import { stateOf } from './answer-digest.ts'
import type { Card } from './card.ts'
import type { CardState } from './card-state.ts'
import type { Clock } from '../base/clock.ts'
import { isDue } from './schedule.ts'

/** Cards by state. Due cards are also counted as learning or learnt. */
export interface CardCounts {
  /** Never answered, or the answer has changed since. */
  readonly fresh: number
  /** In steps of minutes. */
  readonly learning: number
  /** Scheduled in days. */
  readonly learnt: number
  readonly suspended: number
  readonly due: number
}

export function countCards(
  cards: readonly Card[],
  states: ReadonlyMap<string, CardState>,
  clock: Clock,
): CardCounts {
  const counts = { fresh: 0, learning: 0, learnt: 0, suspended: 0, due: 0 }
  for (const card of cards) {
    const state = stateOf(card, states)
    if (state?.suspended) counts.suspended++
    else if (!state || state.phase === 'new') counts.fresh++
    else if (state.phase === 'review') counts.learnt++
    else counts.learning++
    if (state && isDue(state, clock)) counts.due++
  }
  return counts
}
