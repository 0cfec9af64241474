import { describe, expect, test } from 'vitest'
import { localClock } from '#main/backend/local-clock.ts'
import { MAX_SPANS, spansBetween } from '#main/backend/store/spans.ts'

const at = (...parts: [number, number, number, number?]): number => new Date(...parts).getTime()

const CLOCK = localClock(0)

test('one answer makes one day, from midnight to midnight', () => {
  const moment = at(2026, 2, 10, 15)
  expect(spansBetween(moment, moment, CLOCK)).toEqual([
    { from: at(2026, 2, 10), to: at(2026, 2, 11) },
  ])
})

test('midnight belongs to the day that begins', () => {
  expect(spansBetween(at(2026, 2, 10), at(2026, 2, 11), CLOCK)).toHaveLength(2)
})

describe.each([
  ['a month', 30, 1],
  ['half a year', 183, 7],
  ['three years', 1096, 21],
])('%s', (_, days, length) => {
  const first = at(2025, 8, 17, 20)
  const last = at(2025, 8, 17 + days, 8)
  const spans = spansBetween(first, last, CLOCK)

  test(`is cut into spans of ${length} days without gaps, not too many`, () => {
    expect(spans.length).toBeLessThanOrEqual(MAX_SPANS + 1)
    for (const [i, { from, to }] of spans.entries()) {
      if (i > 0) expect(Math.round((to - from) / 86_400_000)).toBe(length)
      expect(new Date(from).getHours()).toBe(0)
      if (i > 0) expect(from).toBe(spans[i - 1]!.to)
    }
  })

  test('holds the first and the last answer', () => {
    expect(spans[0]!.from).toBeLessThanOrEqual(first)
    expect(spans[0]!.to).toBeGreaterThan(first)
    expect(spans.at(-1)!.from).toBeLessThanOrEqual(last)
    expect(spans.at(-1)!.to).toBeGreaterThan(last)
  })

  test('begins with the first day, and weeks on Mondays', () => {
    expect(spans[0]!.from).toBe(at(2025, 8, 17))
    if (length > 1) expect(new Date(spans[1]!.from).getDay()).toBe(1)
  })
})
