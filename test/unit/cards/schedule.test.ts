import fc from 'fast-check'
import { fsrs, createEmptyCard, Rating } from 'ts-fsrs'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  cardStateSchema,
  newState,
  RATINGS,
  type CardRating,
  type CardState,
} from '#shared/cards/card-state.ts'
import { DAY, MINUTE, type Clock } from '#shared/base/clock.ts'
import { CardSchedule, elapsedDays, isDue } from '#shared/cards/schedule.ts'
import { clockAt, NOON } from './sample-cards.ts'

const HOUR = 60 * MINUTE
const schedule = new CardSchedule()
const fresh = newState('points 450', NOON)

/** A card after ratings, each so many days after the one before. */
function rated(ratings: readonly CardRating[], days = 0, from = fresh): CardState {
  return ratings.reduce(
    (state, rating, i) =>
      schedule.rate('a', state, rating, clockAt(NOON + (i + 1) * days * DAY)).state,
    from,
  )
}

const learnt = rated(['good', 'good'])

describe('the schedule', () => {
  it('takes a new card through its steps of minutes into days', () => {
    const first = schedule.rate('a', fresh, 'good', clockAt(NOON))
    expect(first.state).toMatchObject({ phase: 'learning', due: NOON + 10 * MINUTE, reviews: 1 })
    expect(first.log).toEqual({
      at: NOON,
      rating: 'good',
      phase: 'new',
      elapsedDays: 0,
      scheduledDays: 0,
      retrievability: null,
    })
    const second = schedule.rate('a', first.state, 'good', clockAt(NOON + 10 * MINUTE))
    expect(second.state).toMatchObject({ phase: 'review', lapses: 0, digest: 'points 450' })
    expect(second.state.due).toBe(NOON + 10 * MINUTE + second.state.scheduledDays * DAY)
    expect(second.state.scheduledDays).toBeGreaterThanOrEqual(1)
  })

  it('remembers as ts-fsrs does, whatever the ratings', () => {
    const library = fsrs({ request_retention: 0.9 })
    const history = fc.array(fc.tuple(fc.constantFrom(...RATINGS), fc.integer({ max: 90, min: 0 })))
    fc.assert(
      fc.property(history, (reviews) => {
        let now = NOON
        let state = fresh
        let card = createEmptyCard(now)
        for (const [rating, days] of reviews) {
          now += days * DAY
          state = schedule.rate('a', state, rating, clockAt(now)).state
          const grade = { again: Rating.Again, hard: Rating.Hard, good: Rating.Good } as const
          card = library.next(card, now, rating === 'easy' ? Rating.Easy : grade[rating]).card
          expect(state.stability).toBe(card.stability)
          expect(state.difficulty).toBe(card.difficulty)
          expect(state.lapses).toBe(card.lapses)
        }
      }),
      { seed: 7, numRuns: 40 },
    )
  })

  it('spreads what was learnt together, the same way each time', () => {
    const state = rated(['good', 'good', 'good'], 8, learnt)
    const daysOf = (id: string): number =>
      schedule.rate(id, state, 'good', clockAt(NOON + 60 * DAY)).state.scheduledDays
    const ids = Array.from({ length: 30 }, (_, i) => `card.${i}`)
    expect(new Set(ids.map(daysOf)).size).toBeGreaterThan(3)
    expect(ids.map(daysOf)).toEqual(ids.map(daysOf))
  })

  it('tells beforehand when each rating would bring the card back', () => {
    const clock = clockAt(NOON + 10 * DAY)
    const intervals = schedule.intervals('a', learnt, clock)
    expect(intervals.again).toBe(10 * MINUTE)
    for (const rating of RATINGS) {
      const { state } = schedule.rate('a', learnt, rating, clock)
      expect(state.due).toBe(clock.now + intervals[rating])
    }
    expect(intervals.hard).toBeLessThan(intervals.good)
    expect(intervals.good).toBeLessThan(intervals.easy)
  })

  it('counts a lapse and comes back in minutes', () => {
    const { state, log } = schedule.rate('a', learnt, 'again', clockAt(NOON + 5 * DAY))
    expect(state).toMatchObject({ phase: 'relearning', lapses: 1 })
    expect(state.due).toBe(NOON + 5 * DAY + 10 * MINUTE)
    expect(state.stability).toBeLessThan(learnt.stability)
    expect(log).toMatchObject({ phase: 'review', elapsedDays: 5, rating: 'again' })
    expect(log.retrievability).toBe(schedule.retrievability(learnt, clockAt(NOON + 5 * DAY)))
  })
})

describe('days', () => {
  const at = (hours: number, zone: number): Clock => clockAt(NOON + hours * HOUR, zone)

  it('begin at local midnight', () => {
    const late: CardState = { ...learnt, lastReview: NOON, due: NOON + 3 * DAY }
    // Noon in UTC is 23:00 at UTC+11, so an hour later another day has begun there.
    expect(elapsedDays(late, at(1, 0))).toBe(0)
    expect(elapsedDays(late, at(1, 11 * 60))).toBe(1)
    expect(isDue(late, at(59, 0))).toBe(false)
    expect(isDue(late, at(60, 0))).toBe(true)
    expect(isDue(late, at(48, 11 * 60))).toBe(false)
    expect(isDue(late, at(49, 11 * 60))).toBe(true)
  })

  it('do not count for cards in steps, which come back to the minute', () => {
    const step = schedule.rate('a', fresh, 'good', clockAt(NOON)).state
    expect(isDue(step, clockAt(NOON + 10 * MINUTE - 1))).toBe(false)
    expect(isDue(step, clockAt(NOON + 10 * MINUTE))).toBe(true)
  })

  it('never make a new card or one put aside due', () => {
    expect(isDue(fresh, clockAt(NOON + DAY))).toBe(false)
    expect(isDue({ ...learnt, suspended: true }, clockAt(NOON + 900 * DAY))).toBe(false)
  })
})

describe('clocks that go wrong', () => {
  it('make a review before the last one a review at once', () => {
    const { state, log } = schedule.rate('a', learnt, 'good', clockAt(NOON - 400 * DAY))
    expect(log).toMatchObject({ elapsedDays: 0, retrievability: 1 })
    expect(state.lastReview).toBe(NOON - 400 * DAY)
    expect(state.due).toBe(NOON - 400 * DAY + state.scheduledDays * DAY)
  })

  it('do not hide a card for years', () => {
    const tenYears = 3650 * DAY
    const ahead = schedule.rate('a', learnt, 'good', clockAt(NOON + tenYears)).state
    expect(isDue(ahead, clockAt(NOON + 5 * DAY))).toBe(true)
    const back = schedule.rate('a', ahead, 'good', clockAt(NOON + 5 * DAY)).state
    expect(back.lastReview).toBe(NOON + 5 * DAY)
    expect(isDue(back, clockAt(NOON + 5 * DAY))).toBe(false)
    expect(isDue(back, clockAt(back.due))).toBe(true)
  })

  it('let a day of travel west pass without a review of the future', () => {
    const { log } = schedule.rate('a', learnt, 'good', clockAt(NOON + HOUR, -12 * 60))
    expect(log.elapsedDays).toBe(0)
  })

  it('forgive a year of absence', () => {
    const clock = clockAt(NOON + 365 * DAY)
    expect(schedule.retrievability(learnt, clock)).toBeLessThan(0.75)
    const known = schedule.rate('a', learnt, 'good', clock)
    expect(known.log.elapsedDays).toBe(365)
    expect(known.state.stability).toBeGreaterThan(learnt.stability)
    expect(schedule.rate('a', learnt, 'again', clock).state.lapses).toBe(1)
  })

  it('leave every state whole, whatever they do', () => {
    const review = fc.record({
      rating: fc.constantFrom(...RATINGS),
      wait: fc.oneof(
        fc.integer({ min: 0, max: 20 * MINUTE }),
        fc.integer({ min: -400 * DAY, max: 800 * DAY }),
      ),
      zone: fc.integer({ min: -12 * 60, max: 14 * 60 }),
    })
    fc.assert(
      fc.property(fc.array(review, { maxLength: 30 }), (reviews) => {
        let now = NOON
        let state = fresh
        for (const { rating, wait, zone } of reviews) {
          now = Math.max(0, now + wait)
          const { log, state: after } = schedule.rate('a', state, rating, clockAt(now, zone))
          expect(v.is(cardStateSchema, after)).toBe(true)
          expect(log.elapsedDays).toBeGreaterThanOrEqual(0)
          expect(after.due).toBeGreaterThan(now)
          expect(after.lastReview).toBe(now)
          expect(after.reviews).toBe(state.reviews + 1)
          state = after
        }
      }),
      { seed: 5, numRuns: 60 },
    )
  })
})

it('a stored state is refused where it contradicts itself', () => {
  expect(v.is(cardStateSchema, fresh)).toBe(true)
  expect(v.is(cardStateSchema, learnt)).toBe(true)
  for (const wrong of [
    { ...learnt, lastReview: null },
    { ...learnt, stability: 0 },
    { ...learnt, difficulty: 0.5 },
    { ...learnt, stability: 1e9 },
    { ...learnt, due: NaN },
    { ...learnt, phase: 'known' },
    { ...fresh, stability: 3 },
    { ...fresh, extra: 1 },
  ]) {
    expect(v.is(cardStateSchema, wrong)).toBe(false)
  }
})
