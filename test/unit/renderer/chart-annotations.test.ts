import { expect, it } from 'vitest'
import { lifted } from '#renderer/components/chart-annotations.ts'

const mark = (left: number, middle = 100) => ({ left, middle, width: 40 })

it('a mark stays where its line ends unless another one is written there', () => {
  expect(lifted(mark(0), [])).toEqual(mark(0))
  expect(lifted(mark(41), [mark(0)])).toEqual(mark(41))
  expect(lifted(mark(20, 120), [mark(0)])).toEqual(mark(20, 120))
})

it('a mark is lifted over all that it would cover', () => {
  expect(lifted(mark(20), [mark(0)])).toEqual(mark(20, 85))
  expect(lifted(mark(20), [mark(0), mark(30, 85)])).toEqual(mark(20, 70))
})
