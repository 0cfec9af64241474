import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { diceAfter } from '#shared/games/farkle/solve/turn/turn-model.ts'
import { shareMaxima, type MaximaPlan } from '#shared/games/farkle/solve/win/shared-maxima.ts'
import { winGame } from '#shared/games/farkle/solve/win/win-game.ts'
import { runs } from './runs.ts'

/** The maximum of each list, found as the plan says. */
function follow({ shared, lists }: MaximaPlan, valueOf: (cell: number) => number): number[] {
  const results: number[] = []
  const of = (term: number): number => (term < 0 ? results[-term - 1]! : valueOf(term))
  for (const [a, b] of shared) results.push(Math.max(of(a), of(b)))
  return lists.map((list) => Math.max(...list.map(of)))
}

const lookups = ({ shared, lists }: MaximaPlan): number =>
  2 * shared.length + lists.reduce((sum, list) => sum + list.length, 0)

test('every list keeps its maximum, whatever the values', () => {
  const list = fc.uniqueArray(fc.nat(30), { minLength: 1, maxLength: 9 })
  fc.assert(
    fc.property(
      fc.array(list, { maxLength: 40 }),
      fc.array(fc.integer(), { minLength: 31, maxLength: 31 }),
      (lists, values) => {
        const found = follow(shareMaxima(lists), (cell) => values[cell]!)
        expect(found).toEqual(lists.map((cells) => Math.max(...cells.map((cell) => values[cell]!))))
      },
    ),
    runs(300),
  )
})

test('lists with nothing in common stay as they are', () => {
  expect(shareMaxima([[1, 2], [3], [4, 5, 6]])).toEqual({
    shared: [],
    lists: [[1, 2], [3], [4, 5, 6]],
  })
})

test('what stands in two lists is found once', () => {
  const { shared, lists } = shareMaxima([
    [1, 2, 3],
    [1, 2, 4],
  ])
  expect(shared).toEqual([[1, 2]])
  expect(lists).toEqual([
    [-1, 3],
    [-1, 4],
  ])
})

test.each(Object.entries(PRESETS))('%s needs a fifth fewer lookups at least', (_, rules) => {
  const { byDice } = winGame(rules).model
  const lists = byDice.flatMap((dice) =>
    Array.from({ length: dice.groupCount }, (_, g) =>
      Array.from(
        dice.optionDice.subarray(dice.optionStart[g], dice.optionStart[g + 1]),
        (taken, i) =>
          dice.optionSteps[dice.optionStart[g]! + i]! * 6 + diceAfter(dice.dice, taken, 6),
      ),
    ),
  )
  const before = lists.reduce((sum, list) => sum + list.length, 0)
  expect(lookups(shareMaxima(lists))).toBeLessThan(0.8 * before)
})
