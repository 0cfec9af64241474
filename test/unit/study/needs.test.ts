import { describe, expect, it } from 'vitest'
import { acceptance, capOf, needOf, needsOf } from '#shared/study/needs.ts'

describe('the need of a question', () => {
  const risk = { key: 'cell', chance: 0.25, cost: 40 }

  it('is what anybody would lose by it before it was answered', () => {
    expect(needOf(needsOf([]), risk)).toBe(10)
    expect(needOf(needsOf([['other', 9, 9]]), risk)).toBe(10)
  })

  it('grows with wrong answers and shrinks with right ones', () => {
    expect(needOf(needsOf([['cell', 4, 4]]), risk)).toBe(25)
    expect(needOf(needsOf([['cell', 4, 0]]), risk)).toBe(5)
  })
})

it('a question is asked as often as it is needed, never always and never not at all', () => {
  expect([0, 1, 10, 20, 30].map((need) => acceptance(need, 20))).toEqual([0.05, 0.05, 0.5, 1, 1])
  expect(acceptance(0, 0)).toBe(1)
  expect(capOf([])).toBe(0)
  expect(capOf(Array.from({ length: 20 }, (_, i) => 20 - i))).toBe(19)
})
