import { expect, it } from 'vitest'
import { DICE_COUNTS } from '#test/support/dice-counts.ts'
import { facesOf } from '#shared/dice/multiset.ts'
import { chanceOf, rollsOf } from '#shared/dice/rolls.ts'

/** Counts all ordered rolls of n dice by their faces in ascending order. */
function counted(n: number): Record<string, number> {
  const ways: Record<string, number> = {}
  const roll = (faces: readonly number[]): void => {
    if (faces.length < n) {
      for (const face of [1, 2, 3, 4, 5, 6]) roll([...faces, face])
      return
    }
    const key = faces.toSorted().join('')
    ways[key] = (ways[key] ?? 0) + 1
  }
  roll([])
  return ways
}

it.each(DICE_COUNTS)('the ways to roll %i dice are what counting ordered rolls finds', (n) => {
  const ways = rollsOf(n).map((roll) => [facesOf(roll.dice).join(''), roll.ways])
  expect(Object.fromEntries(ways)).toEqual(counted(n))
})

it('the chance of a roll is its share of all ordered rolls', () => {
  expect(chanceOf(6, 1)).toBe(1)
  expect(chanceOf(0, 4)).toBe(0)
  expect(chanceOf(1, 2)).toBe(1 / 36)
  expect(chanceOf(1_080, 6)).toBe(1_080 / 46_656)
})
