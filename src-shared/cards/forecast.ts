import { stateOf } from './answer-digest.ts'
import type { Card } from './card.ts'
import type { CardState } from './card-state.ts'
import { dayStart, localDay, type Clock } from '../base/clock.ts'
import { isDue } from './schedule.ts'

/** How the cards of some decks stand. Every card is counted once, but that due ones are learnt too. */
export interface CardCounts {
  /** Never answered, or with an answer that was changed since. */
  readonly fresh: number
  /** In steps of minutes. */
  readonly learning: number
  /** In the schedule of days. */
  readonly learnt: number
  /** Put aside by the user. */
  readonly suspended: number
  /** Of those in steps and learnt: waiting to be reviewed now. */
  readonly due: number
}

/** Counts cards by how they stand now. States are by card id. */
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

/** Reviews that fall due on one local day. */
export interface DueDay {
  /** When the day begins, in milliseconds of the epoch. */
  readonly from: number
  readonly due: number
}

/**
 * How many cards fall due on each of the coming local days, today first; what is overdue counts
 * today. Says nothing of reviews that follow from these.
 */
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
