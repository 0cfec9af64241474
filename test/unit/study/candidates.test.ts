import { expect, it } from 'vitest'
import { namedVerdict } from '#shared/study/candidates.ts'

const OPTIONS = [
  { words: 'a', loss: 0 },
  { words: 'b', loss: 0 },
  { words: 'c', loss: 20 },
  { words: 'd', loss: 21 },
]

it('the best, and what else is worth a thought, is missed if it is not named', () => {
  expect(namedVerdict(OPTIONS, ['c', 'd'], 20)).toEqual({
    worth: 3,
    isBestNamed: false,
    missed: ['b'],
    notWorth: ['d'],
  })
})

it('of equal options any is the best one', () => {
  const { isBestNamed, missed } = namedVerdict(OPTIONS, ['b'], 20)
  expect([isBestNamed, missed]).toEqual([true, ['a', 'c']])
})

it('nothing is missed where all that are worth it are named', () => {
  const { missed, notWorth } = namedVerdict(OPTIONS, ['a', 'b', 'c'], 20)
  expect([missed, notWorth]).toEqual([[], []])
})
