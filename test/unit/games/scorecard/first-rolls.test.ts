import { describe, expect, it } from 'vitest'
import { facesOf, type Face } from '#shared/dice/multiset.ts'
import {
  keepKind,
  kindShares,
  mostAlike,
  patternOf,
  ROLL_PATTERNS,
} from '#shared/games/scorecard/analysis/first-rolls.ts'
import { latticeOf } from '#shared/games/scorecard/solve/lattice.ts'

const { rolls, chances } = latticeOf(5)

const dice = (text: string): Face[] => [...text].map((digit) => Number(digit) as Face)

describe('the pattern of a roll', () => {
  it.each([
    ['44444', 'allAlike'],
    ['44441', 'fourOfAKind'],
    ['44411', 'fullHouse'],
    ['44412', 'threeOfAKind'],
    ['62345', 'largeStraight'],
    ['12334', 'smallStraight'],
    ['11335', 'twoPairs'],
    ['11356', 'pair'],
    ['12456', 'nothing'],
    ['444111', 'fullHouse'],
    ['123456', 'largeStraight'],
    ['112233', 'twoPairs'],
    ['666', 'allAlike'],
  ])('of %s is %s', (roll, pattern) => {
    expect(patternOf(dice(roll))).toBe(pattern)
  })

  it('sorts all rolls by how often they come up, as counted by hand', () => {
    const ways = new Map<string, number>(ROLL_PATTERNS.map((pattern) => [pattern, 0]))
    rolls.forEach((roll, i) => {
      const pattern = patternOf(facesOf(roll))
      ways.set(pattern, ways.get(pattern)! + chances[i]! * 6 ** 5)
    })
    const rounded = [...ways].map(([pattern, count]) => [pattern, Math.round(count)])
    expect(Object.fromEntries(rounded)).toEqual({
      allAlike: 6,
      fourOfAKind: 150,
      fullHouse: 300,
      threeOfAKind: 1200,
      largeStraight: 240,
      // 1234 with 1 to 4 twice or a 6, 3456 likewise, 2345 with 2 to 5 twice: 60 ways, 120 with 6.
      smallStraight: 3 * 4 * 60 + 2 * 120,
      twoPairs: 1800,
      pair: 3600 - 3 * 4 * 60,
      nothing: 720 - 240 - 2 * 120,
    })
  })
})

describe('a keep', () => {
  it('is most of a kind only with all dice of that face, the higher of two pairs', () => {
    expect(mostAlike(dice('22553'))).toEqual([5, 5])
    expect(keepKind(dice('22553'), [5, 5])).toBe('most')
    expect(keepKind(dice('22553'), [2, 2])).toBe('oneFace')
    expect(keepKind(dice('22253'), [2, 2])).toBe('oneFace')
    expect(keepKind(dice('12456'), [6])).toBe('most')
    expect(keepKind(dice('33333'), dice('33333'))).toBe('most')
  })

  it('is told apart otherwise by its faces', () => {
    expect(keepKind(dice('22553'), [2, 2, 5, 5])).toBe('several')
    expect(keepKind(dice('12345'), dice('12345'))).toBe('all')
    expect(keepKind(dice('12345'), [])).toBe('nothing')
  })

  it('counts by the chance of its roll, and not where a box is chosen', () => {
    const shares = kindShares([
      { dice: dice('66123'), chance: 0.2, keep: [6, 6] },
      { dice: dice('12345'), chance: 0.1, keep: dice('12345') },
      { dice: dice('55123'), chance: 0.3, keep: [5, 5] },
      { dice: dice('11123'), chance: 0.4, keep: null },
    ])
    expect(shares).toEqual({ most: 0.5, several: 0, oneFace: 0, all: 0.1, nothing: 0 })
  })
})
