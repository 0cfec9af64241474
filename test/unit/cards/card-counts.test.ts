import { describe, expect, it, test } from 'vitest'
import { answerDigest } from '#shared/cards/answer-digest.ts'
import type { Card } from '#shared/cards/card.ts'
import { newState, type CardState } from '#shared/cards/card-state.ts'
import { DAY, MINUTE } from '#shared/base/clock.ts'
import { countCards } from '#shared/cards/card-counts.ts'
import { reviewDays } from '#shared/cards/history.ts'
import { clockAt, NOON, sampleCards } from './sample-cards.ts'

const cards = sampleCards(9)

/** A learnt card that is due so many days after noon. */
function dueIn(card: Card, days: number, change: Partial<CardState> = {}): [string, CardState] {
  const state: CardState = {
    ...newState(answerDigest(card.answer), NOON),
    phase: 'review',
    stability: 5,
    difficulty: 5,
    due: NOON + days * DAY,
    lastReview: NOON - 5 * DAY,
    ...change,
  }
  return [card.id, state]
}

const states = new Map([
  dueIn(cards[0]!, -40),
  dueIn(cards[1]!, 0.4),
  dueIn(cards[2]!, 1),
  dueIn(cards[3]!, 29.4),
  dueIn(cards[4]!, 29.6),
  dueIn(cards[5]!, 0, { suspended: true }),
  dueIn(cards[6]!, 0, { digest: 'points 1' }),
  dueIn(cards[7]!, 0, { phase: 'relearning', due: NOON + 10 * MINUTE }),
])

test('a card that was left open counts for a minute', () => {
  const review = { at: NOON, rating: 'good', milliseconds: 180 * MINUTE } as const
  expect(reviewDays([review], clockAt(NOON)).at(-1)).toMatchObject({ reviews: 1, seconds: 60 })
})

test('the days begin with the first review', () => {
  const daysOf = (...ago: number[]): number[] => {
    const reviews = ago.map((days) => ({ at: NOON - days * DAY, rating: 'good' as const }))
    const timed = reviews.map((review) => ({ ...review, milliseconds: null }))
    return reviewDays(timed, clockAt(NOON)).map(({ reviews: count }) => count)
  }
  expect(daysOf(3, 1)).toEqual([1, 0, 1, 0])
  expect(daysOf()).toEqual([])
  expect(daysOf(40, 29)).toHaveLength(30)
})

describe('the counts of a deck', () => {
  it('tell new, learning, learnt, put aside and due cards', () => {
    const counts = { fresh: 2, learning: 1, learnt: 5, suspended: 1, due: 2 }
    expect(countCards(cards, states, clockAt(NOON))).toEqual(counts)
    expect(countCards(cards, states, clockAt(NOON + 10 * MINUTE)).due).toBe(3)
    expect(countCards(cards, states, clockAt(NOON + 30 * DAY)).due).toBe(6)
  })

  it('are all new without states', () => {
    const none = { fresh: 9, learning: 0, learnt: 0, suspended: 0, due: 0 }
    expect(countCards(cards, new Map(), clockAt(NOON))).toEqual(none)
  })
})
