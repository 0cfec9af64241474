import { describe, expect, it } from 'vitest'
import { seededRandom, type Random } from '#shared/dice/random.ts'
import { DECISIONS_NEEDED } from '#shared/study/error-rate.ts'
import { expectedLoss, type PlayShares } from '#shared/study/expected-loss.ts'

/** Three kinds of decision: how often they come up, and how often and how much this player errs. */
const CELLS: readonly { cell: string; often: number; errs: number; loses: number }[] = [
  { cell: 'easy', often: 6, errs: 0.05, loses: 4 },
  { cell: 'hard', often: 2, errs: 0.5, loses: 20 },
  { cell: 'rare', often: 0.5, errs: 0.8, loses: 30 },
]
const SHARES: PlayShares = CELLS.map(({ cell, often }) => [cell, often] as const)
/** Of a decision of play. */
const TRUE_LOSS = CELLS.reduce((sum, { often, errs, loses }) => sum + often * errs * loses, 0) / 8.5

/** Answers of a drill that asks each kind so often. */
function answers(random: Random, counts: readonly number[]) {
  return CELLS.map(({ cell, errs, loses }, i) => {
    const losses = Array.from({ length: counts[i]! }, () => (random.next() < errs ? loses : 0))
    const sum = losses.reduce((all, loss) => all + loss, 0)
    return { cell, count: losses.length, sum, sumSquares: sum * loses }
  })
}

describe('the loss to be expected in play', () => {
  it('is the same whatever a drill asks much of, and its interval holds it', () => {
    const random = seededRandom('expectedLoss')
    // As in play, and almost nothing but what is hard.
    for (const counts of [
      [60, 20, 5],
      [15, 60, 40],
    ]) {
      const found = Array.from({ length: 600 }, () =>
        expectedLoss(SHARES, answers(random, counts))!,
      )
      const mean = found.reduce((sum, one) => sum + one.mean, 0) / found.length
      expect(Math.abs(mean - TRUE_LOSS)).toBeLessThan(0.07)
      const held = found.filter(({ low, high }) => low! <= TRUE_LOSS && TRUE_LOSS <= high!)
      expect(held.length / found.length).toBeGreaterThan(0.88)
    }
  })

  it('takes what was never asked to go as the rest', () => {
    const [easy, hard] = answers(seededRandom('rest'), [40, 40, 0])
    const found = expectedLoss(SHARES, [easy!, hard!])!
    const seen = (6 * easy!.sum) / 40 + (2 * hard!.sum) / 40
    expect(found.mean).toBeCloseTo(seen / 8, 9)
    expect(found.count).toBe(80)
  })

  it('has an interval of which the upper part is wider, as losses are uneven', () => {
    const [easy, hard] = answers(seededRandom('uneven'), [200, 80, 0])
    const { mean, low, high } = expectedLoss(SHARES, [easy!, hard!])!
    expect(high! - mean).toBeGreaterThan(1.05 * (mean - low!))
    expect(high! / mean).toBeCloseTo(Math.exp((mean - low!) / mean), 9)
  })

  it('is not told of few answers, nor of few of the decisions that come up', () => {
    const of = (cell: string, count: number) => ({ cell, count, sum: 0, sumSquares: 0 })
    expect(expectedLoss(SHARES, [of('easy', DECISIONS_NEEDED - 1)])).toBe(null)
    expect(expectedLoss(SHARES, [of('easy', DECISIONS_NEEDED)])).not.toBe(null)
    expect(expectedLoss(SHARES, [of('hard', 500), of('other', 500)])).toBe(null)
    expect(expectedLoss(SHARES, [])).toBe(null)
    expect(expectedLoss([], [of('easy', 100)])).toBe(null)
  })

  it('has no interval while nothing or little was lost', () => {
    const right = { cell: 'easy', count: 50, sum: 0, sumSquares: 0 }
    expect(expectedLoss(SHARES, [right])).toEqual({ mean: 0, low: null, high: null, count: 50 })
    const few = { cell: 'easy', count: 50, sum: 16, sumSquares: 64 }
    expect(expectedLoss(SHARES, [few])).toMatchObject({ low: null, high: null })
  })
})
