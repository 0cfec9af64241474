import { describe, expect, it } from 'vitest'
import { multisetOf, type Face } from '#shared/dice/multiset.ts'
import { setAsides } from '#shared/games/farkle/analysis/set-aside.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { scoringSets } from '#renderer/games/farkle/home/scoring-sets.ts'

/** The sets of a roll as text: "111 1000, 5 50". */
function setsOf(preset: keyof typeof PRESETS, roll: readonly Face[]): string {
  const legal = setAsides(PRESETS[preset], multisetOf(roll))
  const sets = scoringSets(legal.map(({ dice, points }) => ({ setAside: [...dice], points })))
  return sets.map(({ dice, points }) => `${dice.join('')} ${points}`).join(', ')
}

describe('what scores in a roll', () => {
  it.each([
    ['farkle', [1, 3, 4, 4, 5, 6], '1 100, 5 50'],
    ['farkle', [1, 1, 5, 3, 4, 6], '1 100, 5 50'],
    ['farkle', [1, 1, 1, 5, 5, 2], '111 1000, 1 100, 5 50'],
    ['farkle', [2, 2, 2, 4, 4, 4], '444 400, 222 200'],
    ['farkle', [2, 2, 2, 2, 3, 4], '222 200'],
    // Four of a kind doubles in Zilch.
    ['zilch', [2, 2, 2, 2, 3, 4], '2222 400, 222 200'],
    ['farkle', [2, 3, 4, 6, 6, 3], ''],
  ] as const)('of %s, %j, is every set that is more than its parts', (preset, roll, sets) => {
    expect(setsOf(preset, roll)).toBe(sets)
  })
})
