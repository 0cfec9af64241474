import { describe, expect, it } from 'vitest'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { chartFinding, gainSeries } from '#renderer/games/farkle/strategy/gain-series.ts'

type Rows = Parameters<typeof gainSeries>[0]

/** The last turn total at which rolling so many dice gains, as Zilch without a farkle before has it. */
const ZILCH_LIMITS: Readonly<Record<number, number>> = { 1: 250, 2: 250, 3: 350, 4: 950, 5: 2850 }
const MINIMUM = PRESETS.zilch.minimumBank

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

describe('the finding of the chart', () => {
  it('names the last total at which each number of dice is rolled, most dice first', () => {
    expect(chartFinding(rowsWith(ZILCH_LIMITS), 0)).toBe(
      'Roll 5 dice up to 2\u202f850, 4 dice up to 950, 3 dice up to 350, 2 dice up to 250, 1 die up to 250; bank above.',
    )
  })

  it('is silent on what is rolled only because it must be', () => {
    expect(chartFinding(rowsWith(ZILCH_LIMITS), MINIMUM)).toBe(
      'Roll 5 dice up to 2\u202f850, 4 dice up to 950, 3 dice up to 350; bank above, and with 1 or 2 dice as soon as you may, from 300.',
    )
  })

  it('says always where every total may be banked', () => {
    expect(chartFinding(rowsWith({ 2: 200, 3: 350, 4: 950, 5: 2850 }), 0)).toBe(
      'Roll 5 dice up to 2\u202f850, 4 dice up to 950, 3 dice up to 350, 2 dice up to 200; bank above, and with 1 die always.',
    )
  })

  it('counts a total that is the minimum itself', () => {
    expect(chartFinding(rowsWith({ 3: 300 }), 300)).toBe(
      'Roll 3 dice up to 300; bank above, and with 1, 2, 4 or 5 dice as soon as you may, from 300.',
    )
    expect(chartFinding(rowsWith({ 3: 300 }), 350)).not.toContain('3 dice')
  })

  it('says to bank where nothing but six dice is rolled', () => {
    const bankAll = 'Once a turn total can be banked, bank it unless all dice are to roll.'
    expect(chartFinding(rowsWith({ 1: 100, 2: 150, 3: 250, 4: 250, 5: 250 }), MINIMUM)).toBe(
      bankAll,
    )
    expect(chartFinding(rowsWith({}), 0)).toBe(bankAll)
    expect(chartFinding([], 0)).toBe(bankAll)
  })

  it('does not take a gain of nothing for a reason to roll', () => {
    const rows = [{ turnScore: 500, values: [0, 0, 0, 0, 0, 0] }]
    expect(chartFinding(rows, 0)).toMatch(/^Once a turn total/)
  })
})

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
