import { describe, expect, it } from 'vitest'
import { seededRandom } from '#shared/dice/random.ts'
import { addedLosses, errorRate, studentT } from '#shared/study/error-rate.ts'

const sumsOf = (losses: readonly number[]) => ({
  count: losses.length,
  sum: losses.reduce((sum, loss) => sum + loss, 0),
  sumSquares: losses.reduce((sum, loss) => sum + loss * loss, 0),
})

describe('an error rate', () => {
  it('is the mean and its interval, as counted from the losses themselves', () => {
    const random = seededRandom('losses')
    for (const count of [20, 50, 400]) {
      const losses = Array.from({ length: count }, () => Math.max(0, 100 * random.next() - 60))
      const mean = losses.reduce((sum, loss) => sum + loss, 0) / count
      const squares = losses.reduce((sum, loss) => sum + (loss - mean) ** 2, 0)
      const margin = studentT(count - 1) * Math.sqrt(squares / (count - 1) / count)
      const rate = errorRate(sumsOf(losses))
      expect(rate.count).toBe(count)
      expect(rate.mean).toBeCloseTo(mean, 9)
      expect(rate.low).toBeCloseTo(Math.max(0, mean - margin), 9)
      expect(rate.high).toBeCloseTo(mean * Math.exp(margin / mean), 9)
    }
  })

  it('has no interval of fewer than 20 decisions, and none below 0', () => {
    expect(errorRate(sumsOf([]))).toEqual({ mean: 0, low: null, high: null, count: 0 })
    expect(errorRate(sumsOf([30]))).toEqual({ mean: 30, low: null, high: null, count: 1 })
    const losses = [500, ...Array.from({ length: 18 }, () => 0)]
    expect(errorRate(sumsOf(losses))).toMatchObject({ low: null, high: null, count: 19 })
    expect(errorRate(sumsOf([...losses, 0])).low).toBe(0)
  })

  it('has no interval while all have lost the same, which is not to be sure', () => {
    const nothing = sumsOf(Array.from({ length: 30 }, () => 0))
    expect(errorRate(nothing)).toEqual({ mean: 0, low: null, high: null, count: 30 })
    // Rounding makes the variance of equal losses slightly negative.
    const equal = errorRate({ count: 30, sum: 3, sumSquares: 0.3 - 1e-16 })
    expect([equal.low, equal.high]).toEqual([null, null])
  })

  it('adds up parts', () => {
    const parts = [sumsOf([1, 2]), sumsOf([]), sumsOf([4])]
    expect(addedLosses(parts)).toEqual(sumsOf([1, 2, 4]))
  })

  it("uses Student's t, as tables print it", () => {
    const printed = [
      1, 12.706, 2, 4.303, 3, 3.182, 5, 2.571, 10, 2.228, 11, 2.201, 15, 2.131, 20, 2.086, 30,
      2.042, 60, 2, 120, 1.98,
    ]
    for (let i = 0; i < printed.length; i += 2) {
      expect(Math.abs(studentT(printed[i]!) - printed[i + 1]!)).toBeLessThan(6e-4)
    }
    expect(studentT(1e9)).toBeCloseTo(1.959964, 6)
  })
})
