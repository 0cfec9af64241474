import { describe, expect, it } from 'vitest'
import { gainSeries } from '#renderer/games/farkle/strategy/gain-series.ts'

type Rows = Parameters<typeof gainSeries>[0]

/** The last turn total at which rolling so many dice gains, as Zilch without a farkle before has it. */
const ZILCH_LIMITS: Readonly<Record<number, number>> = { 1: 250, 2: 250, 3: 350, 4: 950, 5: 2850 }

/** Rows in steps of 50 whose gains change sign after the limits; six dice always gain. */
function rowsWith(limits: Readonly<Record<number, number>>, last = 3000): Rows {
  return Array.from({ length: last / 50 + 1 }, (_, i) => ({
    turnScore: i * 50,
    values: [1, 2, 3, 4, 5, 6].map((dice) => {
      if (dice === 6) return 400
      const limit = limits[dice]
      return limit === undefined ? null : (limit + 25 - i * 50) / 10
    }),
  }))
}

describe('the lines of the chart', () => {
  it('are six, named, and told apart without colour', () => {
    const series = gainSeries(rowsWith(ZILCH_LIMITS))
    const names = ['1 die', '2 dice', '3 dice', '4 dice', '5 dice', '6 dice']
    expect(series.map(({ label }) => label)).toEqual(names)
    expect(series.map(({ mark }) => mark)).toEqual(names)
    expect(new Set(series.map(({ dash }) => JSON.stringify(dash))).size).toBe(6)
    expect(series[5]!.dash).toEqual([])
  })

  it('are drawn only through what play can reach', () => {
    const [one, two] = gainSeries([
      { turnScore: 0, values: [null, null, null, null, null, 300] },
      { turnScore: 50, values: [null, 40, null, null, 200, null] },
      { turnScore: 100, values: [-10, 0, null, null, 190, null] },
    ])
    expect(one!.data).toEqual([{ x: 100, y: -10 }])
    expect(two!.data).toEqual([
      { x: 50, y: 40 },
      { x: 100, y: 0 },
    ])
  })

  it('are empty and still six where there is nothing', () => {
    expect(gainSeries([]).map(({ data }) => data)).toEqual([[], [], [], [], [], []])
  })
})
