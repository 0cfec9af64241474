import { describe, expect, it } from 'vitest'
import { unplainPart } from '#test/support/plain-answer.ts'

describe('an answer', () => {
  it('may be any plain data', () => {
    const answer = { rows: [{ from: null, always: true, value: -0.5, text: '' }], total: 0 }
    expect(unplainPart('farkle.scoreTable', answer)).toBeNull()
  })

  it.each([
    ['an entry left undefined', [undefined]],
    ['no number', NaN],
    ['an infinite number', Infinity],
    ['a map', new Map()],
    ['a typed array', Float64Array.of(1)],
    ['a date', new Date(0)],
    ['a function', () => 1],
    ['a big integer', 1n],
  ])('must not hold %s', (_, value) => {
    expect(unplainPart('farkle.winAt', { rows: [{ value }] })).toMatch(
      /^The answer to farkle\.winAt has at "rows\.0\.value(\.0)?" .+\.$/,
    )
  })

  it('must not be nested without bound', () => {
    const answer: { inner?: unknown } = {}
    answer.inner = answer
    expect(unplainPart('farkle.winAt', answer)).toContain('nested without bound')
  })
})
