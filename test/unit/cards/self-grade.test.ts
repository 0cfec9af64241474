import { describe, expect, it } from 'vitest'
import type { DeckId } from '#shared/cards/card.ts'
import {
  EASY_BELOW,
  HARD_FROM,
  medianTimes,
  selfGrade,
  TIMES_COUNTED,
  TIMES_NEEDED,
} from '#shared/cards/self-grade.ts'

describe('the rating of a checked answer', () => {
  it('is again for a wrong one, however quick', () => {
    expect(selfGrade(false, 1, 1000)).toBe('again')
    expect(selfGrade(false, 1, null)).toBe('again')
  })

  it('follows from the time against the user’s own median', () => {
    const median = 4000
    const grades = [
      EASY_BELOW * median - 1,
      EASY_BELOW * median,
      median,
      HARD_FROM * median - 1,
      HARD_FROM * median,
    ].map((time) => selfGrade(true, time, median))
    expect(grades).toEqual(['easy', 'good', 'good', 'good', 'hard'])
  })

  it('is good for a right one while there is no median', () => {
    expect(selfGrade(true, 60_000, null)).toBe('good')
    expect(selfGrade(true, 0, 0)).toBe('good')
  })
})

describe('the median time of a deck', () => {
  const answers = (deck: DeckId, times: readonly number[], right = true) =>
    times.map((milliseconds) => ({ deck, right, milliseconds }))

  it('is of right answers alone, deck by deck', () => {
    const medians = medianTimes([
      ...answers('limits', [5, 1, 4, 2, 3]),
      ...answers('limits', [900, 900, 900], false),
      ...answers('gain-from', [10, 40, 20, 30, 50, 60]),
    ])
    expect([...medians]).toEqual([
      ['limits', 3],
      ['gain-from', 35],
    ])
  })

  it('takes some answers, and forgets old ones', () => {
    const few = Array.from({ length: TIMES_NEEDED - 1 }, () => 100)
    expect(medianTimes(answers('limits', few)).size).toBe(0)
    const old = Array.from({ length: 500 }, () => 9000)
    const late = Array.from({ length: TIMES_COUNTED }, () => 100)
    expect(medianTimes(answers('limits', [...old, ...late])).get('limits')).toBe(100)
  })
})
