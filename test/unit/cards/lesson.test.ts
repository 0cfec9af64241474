import { describe, expect, it } from 'vitest'
import { joinedRecord, lessonState, type LessonRecord } from '#shared/cards/lesson.ts'
import { clockAt } from './sample-cards.ts'

const DAY = 86_400_000
const NOW = Date.UTC(2026, 10, 24, 12)
const NONE: LessonRecord = { positions: 0, check: null, tried: false }
const passed = (daysAgo: number): LessonRecord => ({
  positions: 6,
  check: { at: NOW - daysAgo * DAY, right: 8, asked: 10 },
  tried: true,
})
const failed = (daysAgo: number): LessonRecord => ({
  positions: 0,
  check: { at: NOW - daysAgo * DAY, right: 7, asked: 10 },
  tried: true,
})
const stateOf = (record: LessonRecord) => lessonState(record, clockAt(NOW))

describe('a lesson', () => {
  it('is open, begun by positions or a check, known once passed, and due again after a month', () => {
    expect(stateOf(NONE)).toBe('open')
    expect(stateOf({ ...NONE, positions: 1 })).toBe('begun')
    expect(stateOf(failed(1))).toBe('begun')
    expect(stateOf(passed(30))).toBe('known')
    expect(stateOf(passed(31))).toBe('due')
    // By another clock.
    expect(stateOf(passed(-3))).toBe('due')
  })

  it('is known by a passed check of a former lesson that taught the same', () => {
    expect(joinedRecord([NONE, NONE])).toEqual(NONE)
    const record = joinedRecord([failed(1), passed(9), passed(12)])
    expect(record).toEqual({ ...passed(9), positions: 12 })
    expect(stateOf(record)).toBe('known')
    expect(stateOf(joinedRecord([failed(2), failed(1)]))).toBe('begun')
  })
})
