import { stateOf } from './answer-digest.ts'
import type { Card } from './card.ts'
import type { CardState } from './card-state.ts'
import { dayStart, localDay, type Clock } from '../base/clock.ts'
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

interface DueDay {
  /** Start of the day, Unix milliseconds. */
  readonly from: number
  readonly due: number
}

/** Due cards by local day, today first with overdue ones; follow-up reviews are not predicted. */
export function forecast(
  cards: readonly Card[],
  states: ReadonlyMap<string, CardState>,
  clock: Clock,
  days = 30,
): DueDay[] {
  const today = localDay(clock, clock.now)
  const due = Array.from({ length: days }, () => 0)
  for (const card of cards) {
    const state = stateOf(card, states)
    if (!state || state.suspended || state.phase === 'new') continue
    const ahead = isDue(state, clock) ? 0 : localDay(clock, state.due) - today
    if (ahead < days) due[Math.max(0, ahead)]!++
  }
  return due.map((count, i) => ({ from: dayStart(clock, today + i), due: count }))
}
