import { describe, expect, it } from 'vitest'
import { breakpointTable, estimatedGain } from '#shared/games/farkle/solve/turn/breakpoints.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { reachableRows } from '#shared/games/farkle/solve/turn/reachability.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import {
  gainOfRolling,
  solveTurn,
  turnFigures,
} from '#shared/games/farkle/solve/turn/score-solver.ts'
import { tablePlay } from '#shared/games/farkle/solve/turn/table-play.ts'
import { turnModel } from '#shared/games/farkle/solve/turn/turn-model.ts'

function solved(rules: RuleSet, farklePenalty: number, minimumBank = rules.minimumBank) {
  const model = turnModel(rules)
  const strategy = solveTurn(model, { farklePenalty, minimumBank })
  return { strategy, reachable: reachableRows(rules, model, strategy.rows + 1) }
}

const zilch = solved(PRESETS.zilch, 0)
const zilchFacingPenalty = solved(PRESETS.zilch, 500)

describe('the breakpoint table of Zilch without a penalty', () => {
  const { table, exceptions } = tablePlay(zilch.strategy, zilch.reachable)

  it('falls with the turn total for every number of dice, and rolls six dice always', () => {
    expect(table.rows.every(({ falling }) => falling)).toBe(true)
    expect(table.rollSixBelow).toBeNull()
  })

  it('is right in every decision with a row for six dice', () => {
    expect(table.rows.map(({ dice }) => dice)).toEqual([6, 5, 4, 3, 2, 1])
    expect(exceptions).toEqual([])
  })

  it('loses points without that row: 1 1 1 1 4 4 is no free roll at 500', () => {
    const plain = breakpointTable(zilch.strategy, zilch.reachable, false)
    expect(plain.rows.map(({ dice }) => dice)).toEqual([5, 4, 3, 2, 1])
    expect(estimatedGain(plain, 6, 500 + 1500)).toBe(Infinity)
    expect(estimatedGain(table, 6, 500 + 1500)).toBe(500)
  })
})

describe('the breakpoint table of Zilch facing the third zilch, penalty 500', () => {
  const { table, exceptions, expectedPoints } = tablePlay(
    zilchFacingPenalty.strategy,
    zilchFacingPenalty.reachable,
  )
  const rowOf = (n: number) => table.rows.find(({ dice }) => dice === n)!

  it('says of 5, 4, 3 and 2 dice that the minimum bank keeps their values from falling', () => {
    const rising = table.rows.filter(({ falling }) => !falling).map(({ dice }) => dice)
    expect(rising).toEqual([5, 4, 3, 2])
  })

  it('is right to say so: E(s, 4) rises below 300 points (table 4 of the article)', () => {
    const gains = [100, 150, 200].map((s) => gainOfRolling(zilchFacingPenalty.strategy, s, 4))
    expect(gains[1]).toBeGreaterThan(gains[0]!)
    expect(gains[2]).toBeGreaterThan(gains[1]!)
  })

  it('still holds from each breakpoint upward', () => {
    expect(rowOf(4).breakpoints).toEqual([
      { value: 0, from: 550 },
      { value: 50, from: 0 },
    ])
    expect(gainOfRolling(zilchFacingPenalty.strategy, 500, 4)).toBeGreaterThan(0)
    expect(gainOfRolling(zilchFacingPenalty.strategy, 550, 4)).toBeLessThanOrEqual(0)
  })

  it('lists where it is wrong and what that costs, the dearest first', () => {
    expect(exceptions).toHaveLength(7)
    const losses = exceptions.map(({ cost, perTurn }) => cost * perTurn)
    expect(losses).toEqual(losses.toSorted((a, b) => b - a))
    const best = turnFigures(zilchFacingPenalty.strategy).expectedPoints
    expect(losses.reduce((a, b) => a + b, 0)).toBeCloseTo(best - expectedPoints, 8)
    expect(best - expectedPoints).toBeGreaterThan(1)
  })

  it('has exceptions only below the minimum bank', () => {
    expect(exceptions.every(({ table: chosen }) => chosen.then === 'roll')).toBe(true)
    expect(exceptions.every(({ turnScore }) => turnScore < 300)).toBe(true)
  })
})

describe('a breakpoint table on a fine grid', () => {
  // A single 5 for 55 points makes turn totals multiples of 5, and E(0, 6) is about 450.
  const sets = PRESETS.farkle.sets.map((row, i) => (i === 4 ? [55, ...row.slice(1)] : row))
  const { strategy, reachable } = solved({ ...PRESETS.farkle, sets }, 0)
  const table = breakpointTable(strategy, reachable, true)

  it('has the smallest round steps that leave rows short enough to be read', () => {
    expect(strategy.model.grid).toBe(5)
    expect(table.step).toBe(50) // Steps of 25 would make a row of 18 columns.
    const columns = table.rows.map(({ breakpoints }) => breakpoints.length)
    expect(Math.max(...columns)).toBeGreaterThan(7)
    expect(Math.max(...columns)).toBeLessThanOrEqual(15)
  })

  it('has breakpoints between the steps, on the grid', () => {
    const totals = table.rows.flatMap(({ breakpoints }) => breakpoints.map(({ from }) => from))
    expect(totals.every((from) => from % 5 === 0)).toBe(true)
    expect(totals.some((from) => from % 50 !== 0)).toBe(true)
  })
})

it('a breakpoint table in tenfold points is the same table, all of it times ten', () => {
  const sets = PRESETS.farkle.sets.map((row) => row.map((points) => points * 10))
  const tenfold = solved({ ...PRESETS.farkle, sets }, 0)
  const basic = solved(PRESETS.farkle, 0)
  const plain = breakpointTable(basic.strategy, basic.reachable, true)
  const rows = plain.rows.map((row) => ({
    ...row,
    breakpoints: row.breakpoints.map(({ value, from }) => ({ value: value * 10, from: from * 10 })),
  }))
  const expected = { ...plain, step: 500, rows, rollSixBelow: plain.rollSixBelow! * 10 }
  expect(breakpointTable(tenfold.strategy, tenfold.reachable, true)).toEqual(expected)
})

describe('the estimate of a breakpoint table', () => {
  const table = breakpointTable(zilch.strategy, zilch.reachable, false)

  it('is the value of the leftmost column from which the turn total counts', () => {
    expect(estimatedGain(table, 5, 3150)).toBe(0)
    expect(estimatedGain(table, 5, 3100)).toBe(50)
    expect(estimatedGain(table, 5, 0)).toBe(350)
  })

  it('of six dice without a row is beyond everything while they are rolled, then nothing', () => {
    const farkle = solved(PRESETS.farkle, 0)
    const plain = breakpointTable(farkle.strategy, farkle.reachable, false)
    expect(estimatedGain(plain, 6, plain.rollSixBelow! - 50)).toBe(Infinity)
    expect(estimatedGain(plain, 6, plain.rollSixBelow!)).toBe(0)
  })
})

it('says of turns with a limit of rolls no total below which all dice are rolled', () => {
  for (const maxRolls of [1, 2, 3]) {
    const { strategy, reachable } = solved({ ...PRESETS.farkle, maxRolls }, 0)
    expect(breakpointTable(strategy, reachable, true).rollSixBelow).toBeNull()
  }
})
