import { describe, expect, it } from 'vitest'
import { pick, rollDice, seededRandom } from '#shared/dice/random.ts'
import { chiSquareDeviation, ONE_IN_A_THOUSAND } from '#test/support/chi-square.ts'

/** The first numbers from the seed `breakpoint`, times 2^32, by a second reading of sfc32. */
const KNOWN = [4290273753, 1899018338, 3420389611, 1226668557]

/** Within what is usual on both sides: too even is no chance either. */
function expectChance(counts: readonly number[], expected: readonly number[]): void {
  const deviation = chiSquareDeviation(
    counts.map((observed, i) => ({ observed, expected: expected[i]! })),
  )
  expect(Math.abs(deviation)).toBeLessThan(ONE_IN_A_THOUSAND)
}

describe('the test of chance', () => {
  it('finds the 0.1 % points of the chi-square distribution', () => {
    // Abramowitz and Stegun, table 26.8: 27.877 at 9 and 59.703 at 30 degrees of freedom.
    for (const [freedom, sum] of [
      [9, 27.877],
      [30, 59.703],
    ] as const) {
      const cells = Array.from({ length: freedom + 1 }, (_, i) => ({
        observed: 100 + (i === 0 ? Math.sqrt(100 * sum) : 0),
        expected: 100,
      }))
      expect(chiSquareDeviation(cells)).toBeCloseTo(ONE_IN_A_THOUSAND, 1)
    }
  })

  it('puts rare cells together', () => {
    const rare = { observed: 1, expected: 1 }
    const common = { observed: 10, expected: 10 }
    expect(chiSquareDeviation([common, common, rare, rare])).toBe(
      chiSquareDeviation([common, { observed: 12, expected: 12 }]),
    )
  })
})

describe('seeded chance', () => {
  const firstOf = (seed: string, count = 4): number[] => {
    const random = seededRandom(seed)
    return Array.from({ length: count }, () => random.next())
  }

  it('gives the same numbers for the same text, today and ever after', () => {
    expect(firstOf('breakpoint').map((value) => value * 2 ** 32)).toEqual(KNOWN)
    expect(firstOf('breakpoint', 100)).toEqual(firstOf('breakpoint', 100))
  })

  it('gives other numbers for other texts, however alike', () => {
    const seeds = '|a|b|aa|ab|ba|1|2|11|12|breakpoint |Breakpoint'.split('|')
    const firsts = seeds.flatMap((seed) => firstOf(seed))
    expect(new Set(firsts).size).toBe(firsts.length)
  })

  it('is even over [0, 1), also over the first numbers of many seeds', () => {
    const random = seededRandom('even')
    const long = new Array<number>(50).fill(0)
    const short = new Array<number>(50).fill(0)
    for (let i = 0; i < 20_000; i++) {
      const value = random.next()
      expect(value >= 0 && value < 1).toBe(true)
      long[Math.floor(value * 50)]!++
      short[Math.floor(firstOf(`seed ${i}`, 1)[0]! * 50)]!++
    }
    expectChance(long, new Array<number>(50).fill(400))
    expectChance(short, new Array<number>(50).fill(400))
  })

  it('rolls fair dice that know nothing of each other', () => {
    const random = seededRandom('dice')
    const pairs = new Array<number>(36).fill(0)
    for (let i = 0; i < 12_000; i++) {
      const dice = rollDice(random, 3)
      expect(dice).toHaveLength(3)
      pairs[(dice[0]! - 1) * 6 + dice[2]! - 1]!++
    }
    expectChance(pairs, new Array<number>(36).fill(12_000 / 36))
    expect(rollDice(random, 6).every((face) => [1, 2, 3, 4, 5, 6].includes(face))).toBe(true)
  })

  it('picks alike or by weights, and never what has none', () => {
    const random = seededRandom('picks')
    const even = [0, 0, 0]
    const weighted = [0, 0, 0, 0]
    for (let i = 0; i < 9000; i++) {
      even[pick(random, [0, 1, 2])]!++
      weighted[pick(random, [0, 1, 2, 3], [1, 0, 3, 5])]!++
    }
    expectChance(even, [3000, 3000, 3000])
    expect(weighted[1]).toBe(0)
    expectChance([weighted[0]!, weighted[2]!, weighted[3]!], [1000, 3000, 5000])
    // Where rounding leaves a rest behind, the last one with a weight is meant.
    expect(pick({ next: () => 1 }, ['a', 'b', 'c'], [0.1, 0.2, 0])).toBe('b')
    expect(() => pick(random, [])).toThrow(RangeError)
    expect(() => pick(random, ['a'], [0])).toThrow(RangeError)
  })
})
