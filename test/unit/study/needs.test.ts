import { expect, it } from 'vitest'
import { acceptanceBy, needsOf } from '#shared/study/needs.ts'

it('a question of somebody unknown is asked as it comes up', () => {
  const chanceOf = acceptanceBy(needsOf([]))
  expect(['a', 'b'].map(chanceOf)).toEqual([1, 1])
})

it('a cell is asked by the rate of its wrong answers, four more drawn to that of all', () => {
  const chanceOf = acceptanceBy(
    needsOf([
      ['weak', 36, 30],
      ['strong', 36, 0],
      ['even', 24, 9],
    ]),
  )
  // 40 of 100 wrong, counting one of four before the first.
  const usual = 0.4
  const largest = (4 * usual + 30) / 40
  expect(chanceOf('weak')).toBe(1)
  expect(chanceOf('strong')).toBeCloseTo((4 * usual) / 40 / largest, 12)
  expect(chanceOf('even')).toBeCloseTo((4 * usual + 9) / 28 / largest, 12)
  expect(chanceOf('never asked')).toBeCloseTo(usual / largest, 12)
})

it('a cell that is known never dies out', () => {
  const needs = needsOf([
    ['known', 900, 0],
    ['weak', 100, 90],
  ])
  expect(acceptanceBy(needs)('known')).toBe(0.05)
})
