import { seededRandom, shuffled } from '../dice/random.ts'
import { stateOf } from './answer-digest.ts'
import type { Card } from './card.ts'
import type { CardState } from './card-state.ts'
import type { Clock } from '../base/clock.ts'
import { isDue, type CardSchedule } from './schedule.ts'

export interface CardSessionSetup {
  /** Number of different cards, repeats not counted; or ends after the card shown at that time. */
  readonly size:
    | { readonly kind: 'cards'; readonly cards: number }
    | { readonly kind: 'minutes'; readonly minutes: number }
  readonly newCards: number
  /** Decides the order of ties and the instances of the cards. */
  readonly seed: string
}

export interface QueuedCard {
  readonly card: Card
  readonly fresh: boolean
}

function dueCards(
  cards: readonly Card[],
  states: ReadonlyMap<string, CardState>,
  schedule: CardSchedule,
  clock: Clock,
  seed: string,
): QueuedCard[] {
  const due = cards.flatMap((card) => {
    const state = stateOf(card, states)
    if (!state || !isDue(state, clock)) return []
    return [{ card, fresh: false, known: schedule.retrievability(state, clock) ?? 0 }]
  })
  return shuffled(seededRandom(seed), due).sort((a, b) => a.known - b.known)
}

function freshCards(
  cards: readonly Card[],
  states: ReadonlyMap<string, CardState>,
  most: number,
): QueuedCard[] {
  return cards
    .filter((card) => {
      const state = stateOf(card, states)
      return !state || (state.phase === 'new' && !state.suspended)
    })
    .slice(0, most)
    .map((card) => ({ card, fresh: true }))
}

function mixed(due: readonly QueuedCard[], fresh: readonly QueuedCard[]): QueuedCard[] {
  const length = due.length + fresh.length
  const before = (i: number): number => Math.floor((i * fresh.length) / length)
  return Array.from({ length }, (_, i) =>
    before(i + 1) > before(i) ? fresh[before(i)]! : due[i - before(i)]!,
  )
}

/** Due cards, likeliest forgotten first, mixed with new cards while the session has room. */
export function sessionQueue(
  cards: readonly Card[],
  states: ReadonlyMap<string, CardState>,
  schedule: CardSchedule,
  clock: Clock,
  { size, newCards, seed }: CardSessionSetup,
): QueuedCard[] {
  const length = size.kind === 'cards' ? size.cards : Infinity
  const due = dueCards(cards, states, schedule, clock, seed).slice(0, length)
  return mixed(due, freshCards(cards, states, Math.min(newCards, length - due.length)))
}
