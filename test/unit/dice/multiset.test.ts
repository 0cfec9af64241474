import fc from 'fast-check'
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
import { runs } from '#test/property/runs.ts'

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

  it('can be added to one die at a time', () => {
    expect(withDice(withDice(EMPTY, 2), 6, 2)).toBe(multisetOf([6, 2, 6]))
  })
})

describe('any dice', () => {
  const dice = fc.array(fc.constantFrom(...FACES), { maxLength: 6 })

  it('come back as their faces in order', () => {
    fc.assert(
      fc.property(dice, (faces) => {
        expect(facesOf(multisetOf(faces))).toEqual(faces.toSorted())
        expect(sizeOf(multisetOf(faces))).toBe(faces.length)
      }),
      runs(200),
    )
  })

  it('are any of their subsets and the rest', () => {
    fc.assert(
      fc.property(dice, (faces) => {
        const all = multisetOf(faces)
        const subsets = subsetsOf(all)
        expect(new Set(subsets).size).toBe(subsets.length)
        for (const some of subsets) {
          expect(contains(all, some)).toBe(true)
          const both = [...facesOf(some), ...facesOf(without(all, some))]
          expect(multisetOf(both)).toBe(all)
        }
      }),
      runs(100),
    )
  })

  it('contain others exactly if every one of those can be crossed off', () => {
    fc.assert(
      fc.property(dice, dice, (faces, others) => {
        const left = [...faces]
        const crossedOff = others.every((face) => {
          const at = left.indexOf(face)
          if (at >= 0) left.splice(at, 1)
          return at >= 0
        })
        expect(contains(multisetOf(faces), multisetOf(others))).toBe(crossedOff)
      }),
      runs(300),
    )
  })
})

it.each([
  [1, 6],
  [2, 21],
  [3, 56],
  [4, 126],
  [5, 252],
  [6, 462],
])('all multisets of %i dice are %i, each once', (size, count) => {
  const all = multisetsOfSize(size)
  expect(all).toHaveLength(count)
  expect(new Set(all).size).toBe(count)
  expect(all.every((dice) => sizeOf(dice) === size)).toBe(true)
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
