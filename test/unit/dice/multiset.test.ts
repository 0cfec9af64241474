import { describe, expect, it } from 'vitest'
import {
  contains,
  countOf,
  EMPTY,
  FACES,
  facesOf,
  multisetOf,
  multisetsOfSize,
  sizeOf,
  subsetsOf,
  withDice,
  without,
} from '#shared/dice/multiset.ts'

describe('some dice, their order forgotten', () => {
  it('are equal exactly if they show the same faces', () => {
    expect(multisetOf([6, 1, 5, 1])).toBe(multisetOf([1, 1, 5, 6]))
    expect(multisetOf([1, 1, 5, 6])).not.toBe(multisetOf([1, 5, 5, 6]))
    expect(multisetOf([])).toBe(EMPTY)
  })

  it('count each face', () => {
    const dice = multisetOf([4, 4, 4, 2])
    expect(FACES.map((face) => countOf(dice, face))).toEqual([0, 1, 0, 3, 0, 0])
    expect(sizeOf(dice)).toBe(4)
    expect(sizeOf(EMPTY)).toBe(0)
  })

  it('hold six of one face without spilling into the next', () => {
    for (const face of FACES) {
      const six = withDice(EMPTY, face, 6)
      expect(FACES.map((other) => countOf(six, other))).toEqual(
        FACES.map((other) => (other === face ? 6 : 0)),
      )
      expect(facesOf(six)).toEqual([face, face, face, face, face, face])
    }
  })

  it('come as a list of faces in ascending order', () => {
    expect(facesOf(multisetOf([5, 3, 6, 3, 1]))).toEqual([1, 3, 3, 5, 6])
    expect(facesOf(EMPTY)).toEqual([])
  })

  it('can be added to one die at a time', () => {
    expect(withDice(withDice(EMPTY, 2), 6, 2)).toBe(multisetOf([6, 2, 6]))
  })
})

describe('dice among others', () => {
  const roll = multisetOf([1, 1, 2, 5])

  it('are contained if there are enough of each face', () => {
    expect(contains(roll, multisetOf([1, 5]))).toBe(true)
    expect(contains(roll, roll)).toBe(true)
    expect(contains(roll, EMPTY)).toBe(true)
    expect(contains(roll, multisetOf([1, 1, 1]))).toBe(false)
    expect(contains(roll, multisetOf([6]))).toBe(false)
  })

  it('can be taken away', () => {
    expect(without(roll, multisetOf([1, 5]))).toBe(multisetOf([1, 2]))
    expect(without(roll, roll)).toBe(EMPTY)
  })
})

describe('all multisets of a size', () => {
  it.each([
    [1, 6],
    [2, 21],
    [3, 56],
    [4, 126],
    [5, 252],
    [6, 462],
  ])('of %i dice are %i, each once', (size, count) => {
    const all = multisetsOfSize(size)
    expect(all).toHaveLength(count)
    expect(new Set(all).size).toBe(count)
    expect(all.every((dice) => sizeOf(dice) === size)).toBe(true)
  })
})

describe('all subsets of some dice', () => {
  it('are each there once, from none to all', () => {
    const subsets = subsetsOf(multisetOf([1, 1, 5])).map((dice) => facesOf(dice).join(''))
    expect(subsets.toSorted()).toEqual(['', '1', '11', '115', '15', '5'])
  })

  it('are two for one die and one for none', () => {
    expect(subsetsOf(multisetOf([3]))).toHaveLength(2)
    expect(subsetsOf(EMPTY)).toEqual([EMPTY])
  })
})
