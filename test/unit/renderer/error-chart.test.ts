import { describe, expect, it } from 'vitest'
import { dayNumber, formatDuration, formatMoment } from '#renderer/components/date-format.ts'
import {
  errorCount,
  errorDays,
  errorHeadline,
  errorRows,
  errorSeries,
  errorTop,
  isOverTime,
} from '#renderer/features/progress/error-chart.ts'
import { DAYS, SOME_PROGRESS } from './study-answers.ts'

const { spans } = SOME_PROGRESS
const days = DAYS.map((day) => dayNumber(day))

describe('the error rate over time', () => {
  it('leaves out days without a graded answer, and says how sure each day is', () => {
    const [series] = errorSeries('points', spans)
    expect(series!.data).toEqual([
      { x: days[0], y: 20 },
      { x: days[2], y: 3 },
    ])
    expect(series!.intervals).toEqual([{ x: days[0], low: 8, high: 32 }])
  })

  it('is drawn from the second day on that has a graded answer', () => {
    expect(isOverTime(spans)).toBe(true)
    expect(isOverTime(spans.slice(0, 2))).toBe(false)
    expect(isOverTime([])).toBe(false)
  })

  it('is in percentage points for wins', () => {
    const error = { mean: 0.012, low: 0.004, high: 0.02, count: 30 }
    const [series] = errorSeries('wins', [{ from: DAYS[0]!, to: DAYS[1]!, error }])
    expect(series!.data[0]!.y).toBeCloseTo(1.2, 9)
    expect(series!.intervals![0]!.high).toBeCloseTo(2, 9)
    expect(errorHeadline('wins', error)).toBe('You lose 1.20 percentage points a decision.')
  })

  it('reaches over at least a week, and not so high that the means are flat', () => {
    expect(errorDays(spans)).toEqual({ first: days[2]! - 6, last: days[2] })
    expect(errorTop('points', spans)).toBe(40)
    const wild = { mean: 10, low: 0, high: 1000, count: 2 }
    expect(errorTop('points', [{ from: 0, to: 1, error: wild }])).toBe(30)
    const right = { mean: 0, low: 0, high: 0, count: 9 }
    expect(errorTop('points', [{ from: 0, to: 1, error: right }])).toBeGreaterThan(0)
  })

  it('names weeks by their first day', () => {
    const week = { from: DAYS[0]!, to: DAYS[0]! + 7 * 86_400_000, error: spans[0]!.error }
    expect(errorRows('points', [week])[0]!.cells[0]).toBe('from 3 Mar')
  })

  it('says no more than is known', () => {
    const none = { mean: 0, low: null, high: null, count: 0 }
    expect(errorHeadline('points', none)).toBe('No decision could be graded yet.')
    expect(errorHeadline('points', { ...none, count: 3 })).toBe('You have lost nothing.')
    expect(errorCount({ ...none, mean: 3, count: 1 })).toBe(
      'Counted over 1 decision in which something could be lost.',
    )
  })
})

describe('a date', () => {
  const now = new Date(2026, 2, 8, 0, 30).getTime()
  it.each([
    [new Date(2026, 2, 8, 0, 5), 'today 00:05'],
    [new Date(2026, 2, 7, 23, 59), 'yesterday 23:59'],
    [new Date(2026, 0, 31, 9, 0), '31 Jan 09:00'],
    [new Date(2025, 11, 31, 9, 0), '31 Dec 2025 09:00'],
  ])('%s is %s', (date, text) => {
    expect(formatMoment(date.getTime(), now)).toBe(text)
  })

  it.each([
    [800, '0.8 s'],
    [9940, '9.9 s'],
    [12_300, '12 s'],
    [150_000, '3 min'],
  ])('%d milliseconds are %s', (milliseconds, text) => {
    expect(formatDuration(milliseconds)).toBe(text)
  })
})
