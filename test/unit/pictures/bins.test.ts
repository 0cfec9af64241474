import { describe, expect, it } from 'vitest'
import { binned, binsOf, chanceAtLeast, chanceAtMost } from '#shared/pictures/bins.ts'

const some = { values: [0, 50, 100, 250, 4000], probabilities: [0.2, 0.3, 0.3, 0.199, 0.001] }

describe('the bins of distributions', () => {
  it('reach as far as all but a rest of every one of them', () => {
    expect(binsOf([some], 50)).toEqual({ step: 50, count: 6, grid: 50 })
    const far = { values: [0, 600], probabilities: [0.5, 0.5] }
    expect(binsOf([some, far], 50)).toEqual({ step: 50, count: 13, grid: 50 })
  })

  it('are as wide as few enough of them must be, in whole steps of the grid', () => {
    expect(binsOf([some], 2)).toEqual({ step: 150, count: 2, grid: 50 })
    expect(binsOf([{ values: [0], probabilities: [1] }], 50)).toMatchObject({ step: 1, grid: 1 })
  })

  it('hold each result once, and no farkle', () => {
    const bins = { step: 100, count: 3, grid: 50 }
    expect([...binned(some, bins)]).toEqual([0.3, 0.3, 0.199])
    expect(binned({ values: [0, 50, 99], probabilities: [0.5, 0.3, 0.2] }, bins)[0]).toBeCloseTo(
      0.5,
    )
  })

  it('are summed up to and from any number', () => {
    expect(chanceAtLeast(some, 0)).toBeCloseTo(1)
    expect(chanceAtLeast(some, 51)).toBeCloseTo(0.5)
    expect(chanceAtLeast(some, 100)).toBeCloseTo(0.5)
    expect(chanceAtMost(some, 99)).toBeCloseTo(0.5)
    expect(chanceAtMost(some, -1)).toBe(0)
  })
})
