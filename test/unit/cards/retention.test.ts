import { describe, expect, it } from 'vitest'
import { answerDigest } from '#shared/cards/answer-digest.ts'
import { newState, type CardRating, type CardPhase } from '#shared/cards/card-state.ts'
import { measuredRetention, stuckCards } from '#shared/cards/retention.ts'
import { shareOf } from '#shared/study/error-rate.ts'
import type { ReviewLog } from '#shared/cards/schedule.ts'
import { NOON, sampleCards } from './sample-cards.ts'

function review(
  rating: CardRating,
  elapsedDays: number,
  retrievability = 0.9,
  phase: CardPhase = 'review',
): ReviewLog {
  return { at: NOON, rating, phase, elapsedDays, scheduledDays: elapsedDays, retrievability }
}

describe('a measured share', () => {
  it('has Wilson’s interval', () => {
    // Newcombe 1998, table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
    for (const [hits, count, low, high] of [
      [81, 263, 0.2553, 0.3662],
      [15, 148, 0.0624, 0.1605],
      [0, 20, 0, 0.1611],
      [1, 29, 0.0061, 0.1718],
    ] as const) {
      const share = shareOf(hits, count)
      expect(share.low).toBeCloseTo(low, 4)
      expect(share.high).toBeCloseTo(high, 4)
    }
  })

  it('is open without a case, and whole at its ends', () => {
    expect(shareOf(0, 0)).toEqual({ hits: 0, count: 0, share: null, low: null, high: null })
    expect(shareOf(5, 5).high).toBe(1)
  })
})

it('measured retention counts reviews of learnt cards after a day or more', () => {
  const { all, bands } = measuredRetention([
    review('good', 1, 0.95),
    review('hard', 6, 0.9),
    review('again', 7, 0.88),
    review('easy', 200, 0.87),
    review('again', 0),
    review('again', 3, 0.5, 'learning'),
    review('again', 3, 0.5, 'relearning'),
    { ...review('good', 0, 0, 'new'), retrievability: null },
  ])
  expect(all).toMatchObject({ hits: 3, count: 4, share: 0.75 })
  expect(all.foretold).toBeCloseTo(0.9, 10)
  expect(bands.map(({ from, to, hits, count }) => [from, to, hits, count])).toEqual([
    [1, 7, 2, 2],
    [7, 30, 0, 1],
    [30, 90, 0, 0],
    [90, null, 1, 1],
  ])
  expect(bands[2]).toMatchObject({ share: null, foretold: null })
})

it('stuck cards are those with many lapses, worst first', () => {
  const cards = sampleCards(4)
  const states = new Map(
    cards.map((card, i) => [
      card.id,
      { ...newState(answerDigest(card.answer), NOON), lapses: [3, 4, 9, 5][i]! },
    ]),
  )
  states.set('a3', { ...states.get('a3')!, digest: 'points 1' })
  expect(stuckCards(cards, states).map(({ card, lapses }) => [card.id, lapses])).toEqual([
    ['a2', 9],
    ['a1', 4],
  ])
  expect(stuckCards(cards, states, 3)).toHaveLength(3)
})
