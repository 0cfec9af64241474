import { describe, expect, it } from 'vitest'
import { formatDuration, formatMoment } from '#renderer/components/date-format.ts'
import { lossPoints, lossRows, lossTop } from '#renderer/features/progress/loss-chart.ts'
import { DAYS, SOME_PROGRESS } from './study-answers.ts'

const day = (number: number) => DAYS[0]! + number * 86_400_000
const span = (number: number, mean: number, count: number) => ({
  from: day(number),
  to: day(number + 1),
  error: { mean, low: null, high: null, count },
})

const JOINED = { low: null, high: null }

describe('the loss over time', () => {
  it('leaves out days without a graded answer, and those before the first', () => {
    expect(lossPoints(SOME_PROGRESS.spans)).toMatchObject([
      { from: DAYS[0], mean: 20 },
      { from: DAYS[2], mean: 3 },
    ])
  })

  it('tells nothing of fewer than 20 decisions: days are put together', () => {
    expect(lossPoints([span(0, 9, 19)])).toEqual([])
    expect(lossPoints([span(0, 9, 20)])).toMatchObject([{ from: day(0), mean: 9, count: 20 }])
    expect(lossPoints([span(0, 10, 10), span(1, 20, 10), span(2, 4, 25), span(3, 9, 5)])).toEqual([
      { from: day(0), mean: 15, ...JOINED, count: 20 },
      { from: day(2), mean: (4 * 25 + 9 * 5) / 30, ...JOINED, count: 30 },
    ])
    expect(lossPoints([])).toEqual([])
  })

  it('is in percentage points for wins', () => {
    const points = [{ from: day(0), mean: 0.012, ...JOINED, count: 30 }]
    expect(lossRows('wins', points)[0]!.cells[1]).toBe('1.20')
    expect(lossTop('wins', points)).toBe(2)
  })

  it('reaches up to a round number above the largest', () => {
    expect(lossTop('points', lossPoints(SOME_PROGRESS.spans))).toBe(20)
    expect(lossTop('points', [{ from: 0, mean: 0, ...JOINED, count: 20 }])).toBeGreaterThan(0)
  })

  it('is a table, too, newest first', () => {
    expect(lossRows('points', lossPoints(SOME_PROGRESS.spans)).map(({ cells }) => cells)).toEqual([
      ['from 7 Mar', '3.0', '20'],
      ['from 3 Mar', '20.0', '24'],
    ])
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
