import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { pick, seededRandom } from '#shared/dice/random.ts'
import { addedLosses, errorRate } from '#shared/study/error-rate.ts'
import { leakLines, type FarkleLeak, type LeakRow } from '#shared/games/farkle/drill/leaks.ts'
import { DECISION_KINDS, filtersSchema, SITUATIONS } from '#shared/games/farkle/drill/setup.ts'
import { ERROR_KINDS, errorKindOf } from '#shared/games/farkle/drill/error-kinds.ts'

/** Rows as a store adds them up. */
function someRows(seed: string, count: number): LeakRow[] {
  const random = seededRandom(seed)
  return Array.from({ length: count }, () => {
    const errorKind = pick(random, [null, null, ...ERROR_KINDS])
    const answers = 1 + Math.floor(random.next() * 9)
    const loss = errorKind === null ? 0 : 5 + 100 * random.next()
    return {
      dice: 1 + Math.floor(random.next() * 6),
      turnTotalBand: pick(random, [0, 1, 250, 500, 1000, 2000]),
      situation: pick(random, SITUATIONS.slice(1)),
      kind: pick(random, DECISION_KINDS),
      errorKind,
      count: answers,
      sum: answers * loss,
      sumSquares: answers * loss * loss,
    }
  })
}

const linesOf = (lines: readonly FarkleLeak[], dimension: FarkleLeak['dimension']): FarkleLeak[] =>
  lines.filter((line) => line.dimension === dimension)

describe('leaks', () => {
  const rows = someRows('leaks', 80)
  const lines = leakLines(rows)
  const all = addedLosses(rows)

  it.each(['dice', 'turn-total', 'situation', 'decision'] as const)(
    'add up over each dimension: %s',
    (dimension) => {
      const some = linesOf(lines, dimension)
      expect(some.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9)
      expect(some.reduce((sum, { rate }) => sum + rate.count, 0)).toBe(all.count)
      const lost = some.reduce((sum, { rate }) => sum + rate.mean * rate.count, 0)
      expect(lost).toBeCloseTo(all.sum, 6)
    },
  )

  it('count errors among all decisions', () => {
    const errorKinds = linesOf(lines, 'error-kind')
    expect(errorKinds.map(({ label }) => label).sort()).toEqual([
      'Banked too early',
      'Rolled on too long',
      'Set aside the wrong dice',
    ])
    expect(errorKinds.every(({ rate }) => rate.count === all.count)).toBe(true)
    const mean = errorKinds.reduce((sum, { rate }) => sum + rate.mean, 0)
    expect(mean).toBeCloseTo(errorRate(all).mean, 9)
  })

  it('come dearest first, each with its interval, as the contract has them', () => {
    const shares = lines.map(({ share }) => share)
    expect(shares).toEqual(shares.toSorted((a, b) => b - a))
    for (const { rate } of lines.filter(({ rate }) => rate.count > 1)) {
      expect(rate.low!).toBeLessThanOrEqual(rate.mean)
      expect(rate.high!).toBeGreaterThanOrEqual(rate.mean)
    }
    for (const line of lines) expect(JSON.parse(JSON.stringify(line))).toEqual(line)
  })

  it('can be drilled: the filters hold for exactly what the line is about', () => {
    for (const { drill } of lines) {
      expect(v.safeParse(filtersSchema, drill!.filters).success).toBe(true)
    }
    const total = linesOf(lines, 'turn-total').find(({ label }) => label.includes('250'))!
    expect(total.label).toBe('Turn total 250 to 499')
    expect(total.drill!.filters.turnTotal).toEqual({ from: 250, to: 500 })
    const dice = linesOf(lines, 'dice').find(({ label }) => label === '3 dice')!
    expect(dice.drill!.filters.dice).toEqual([3])
  })

  it('of points know no situations, and nothing lost has no shares', () => {
    const points = rows.map((row) => ({ ...row, situation: 'any' as const }))
    expect(linesOf(leakLines(points), 'situation')).toEqual([])
    const right = rows.map((row) => ({ ...row, errorKind: null, sum: 0, sumSquares: 0 }))
    expect(leakLines(right).every(({ share, rate }) => share === 0 && rate.mean === 0)).toBe(true)
    expect(leakLines([])).toEqual([])
  })
})

it('the kind of an error is the bank, the roll or the dice', () => {
  const option = (then: 'bank' | 'roll' | null, loss: number) => ({ then, loss }) as never
  const errorKinds = (...options: never[]) => options.map((_, i) => errorKindOf({ options }, i))
  expect(errorKinds(option('roll', 0), option('bank', 5))).toEqual([null, 'banked-early'])
  expect(errorKinds(option('bank', 0), option('roll', 5))).toEqual([null, 'rolled-on'])
  expect(errorKinds(option(null, 0), option(null, 5))).toEqual([null, 'wrong-dice'])
  const three = errorKinds(option('roll', 0), option('roll', 3), option('bank', 9))
  expect(three).toEqual([null, 'wrong-dice', 'banked-early'])
  const alike = errorKinds(option('bank', 0), option('roll', 0), option('roll', 1))
  expect(alike).toEqual([null, null, 'wrong-dice'])
})
