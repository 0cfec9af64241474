import { describe, expect, it } from 'vitest'
import { spansBetween } from '#main/backend/store/spans.ts'
import { DAY, dayStart, isoDay, localDay, MINUTE, timeOf, dayTime } from '#shared/base/clock.ts'
import { newState, type CardState } from '#shared/cards/card-state.ts'
import { reviewDays } from '#shared/cards/history.ts'
import { CardSchedule, isDue } from '#shared/cards/schedule.ts'
import { CHANGES, TIME_ZONES, zoneOf } from '#test/support/time-zones.ts'

const HALF_HOUR = 30 * MINUTE
const schedule = new CardSchedule()

/** Half hours around each change of clocks, wherever on Earth it is. */
const times = CHANGES.flatMap((day) =>
  Array.from({ length: 64 }, (_, i) => Date.parse(day) + (i - 32) * HALF_HOUR),
)

describe.each(TIME_ZONES)('days in %s', (timeZone) => {
  const zoneAt = zoneOf(timeZone)
  const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone })

  describe.each([0, 2, 3, 4])('that begin at %d', (dayBegins) => {
    const clockOf = (now: number) => ({ now, zoneAt, dayBegins })

    it('follow one another, each from its beginning on', () => {
      for (const day of new Set(times.map((time) => localDay(clockOf(0), time)))) {
        const start = dayStart(clockOf(0), day)
        expect([start - 1, start].map((time) => localDay(clockOf(0), time))).toEqual([day - 1, day])
      }
    })

    it('bear the date of the calendar, from their hour on', () => {
      for (const time of times) {
        const clock = clockOf(time)
        const start = dayStart(clock, localDay(clock, time))
        expect(isoDay(localDay(clock, time))).toBe(calendar.format(start))
      }
    })

    it('hold the time of every day time', () => {
      for (const time of times) {
        const clock = clockOf(time)
        const again = timeOf(clock, dayTime(clock, time))
        // What the clocks show twice is taken for the first.
        expect([0, HALF_HOUR, 2 * HALF_HOUR]).toContain(time - again)
        expect(dayTime(clock, again)).toBe(dayTime(clock, time))
      }
    })

    it('have a card due on the day that its interval tells', () => {
      const learnt: CardState = {
        ...newState('d', 0),
        phase: 'review',
        stability: 3,
        difficulty: 5,
        reviews: 3,
        lastReview: times[0]! - 5 * DAY,
        due: times[0]!,
        scheduledDays: 3,
      }
      for (const time of times) {
        const clock = clockOf(time)
        const { state } = schedule.rate('a', learnt, 'hard', clock)
        expect(state.phase).toBe('review')
        const due = localDay(clock, time) + state.scheduledDays
        expect(localDay(clock, state.due)).toBe(due)
        expect(isDue(state, clockOf(dayStart(clock, due) - 1))).toBe(false)
        expect(isDue(state, clockOf(dayStart(clock, due)))).toBe(true)
      }
    })

    it('are told once each by the history and the spans of progress', () => {
      for (const time of times.filter((_, i) => i % 8 === 0)) {
        const clock = clockOf(time)
        const today = localDay(clock, time)
        const review = { at: time - 10 * DAY, rating: 'good', milliseconds: 1000 } as const
        const past = reviewDays([review], clock)
        expect(past.map(({ from }) => localDay(clock, from)).at(-1)).toBe(today)
        expect(localDay(clock, past[0]!.from)).toBe(localDay(clock, review.at))
        const spans = spansBetween(review.at, time, clock)
        expect(spans.map(({ from }) => from)).toEqual(past.map(({ from }) => from))
      }
    })
  })
})
