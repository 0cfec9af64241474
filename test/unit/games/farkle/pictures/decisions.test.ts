import { describe, expect, it } from 'vitest'
import { turnPolicyOf, type TurnPlayer } from '#shared/games/farkle/solve/match/turn-player.ts'
import { TurnStrategies } from '#shared/games/farkle/solve/match/turn-strategies.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { scoreReport } from '#shared/games/farkle/analysis/score-report.ts'
import {
  decisionDifference,
  bankBoundary,
  changedRegion,
  decisionGrid,
  shownTotals,
} from '#shared/games/farkle/pictures/decision-grid.ts'
import {
  DECISION,
  decisionAt,
  decisionsOf,
  rolledUpTo,
  type Decisions,
} from '#shared/games/farkle/pictures/decisions.ts'
import { CELL, cellIndex } from '#shared/pictures/grid.ts'
import { playedTurn } from '#shared/games/farkle/pictures/played-turn.ts'

const { farkle, zilch, facebook } = PRESETS
const BEST: TurnPlayer = { kind: 'best' }

const decisions = (rules: RuleSet, player: TurnPlayer = BEST): Decisions =>
  playedTurn(rules, 'single', player).decisions

describe('what a player decides', () => {
  it('is to roll what the solver gains by and to bank the rest, where play can come', () => {
    for (const rules of [farkle, zilch]) {
      const { turns, grid } = scoreReport(rules)
      const [{ gains, reachable }] = turns as [(typeof turns)[number]]
      const found = decisions(rules)
      let compared = 0
      gains.forEach((gain, at) => {
        const total = Math.floor(at / 6) * grid
        if (total === 0 || total >= rules.goal) return
        const bits = decisionAt(found, total, (at % 6) + 1)
        expect((bits & DECISION.reached) !== 0).toBe(reachable[at] === 1)
        expect(found.gains[at]).toBe(gain)
        if (reachable[at] === 0) return
        const banks = total >= rules.minimumBank && gain <= 1e-10
        expect((bits & DECISION.bank) !== 0).toBe(banks)
        compared++
      })
      expect(compared).toBeGreaterThan(300)
    }
  })

  it('has the limits of the 2017 paper for Farkle, and rolls six dice at any total', () => {
    const found = decisions(farkle)
    // Busche and Neller 2017, table 3: bank from 250, 350, 1000 and 2900 with 2 to 5 dice.
    const limits = [1, 2, 3, 4, 5, 6].map((n) => rolledUpTo(found, n))
    expect(limits).toEqual([0, 200, 300, 950, 2850, null])
  })

  it('says nothing off the grid, at the start of a turn and from the goal on', () => {
    const found = decisions(farkle)
    expect(decisionAt(found, 0, 6)).toBe(0)
    expect(decisionAt(found, 325, 3)).toBe(0)
    expect(decisionAt(found, farkle.goal, 3)).toBe(0)
  })

  it('ends far below a goal that is too far to matter', () => {
    const { end, cells } = decisions({ ...farkle, goal: 1_000_000 })
    expect([end, cells.length]).toEqual([100_000, 2000 * 6])
    expect(rolledUpTo(decisions({ ...farkle, goal: 1_000_000 }), 6)).toBe(10_000)
  })

  it('of a player who holds is to bank from there on with any dice', () => {
    const found = decisions(zilch, { kind: 'hold', at: 500 })
    expect(decisionAt(found, 450, 3)).toBe(DECISION.reached)
    expect(decisionAt(found, 500, 6)).toBe(DECISION.reached | DECISION.bank)
    // A minimum of the turn is kept to.
    const opening = new TurnStrategies({ ...zilch, minimumFirstBank: 1000 })
    const policy = turnPolicyOf(opening, 'opening', { kind: 'hold', at: 500 })
    const first = decisionsOf(zilch, opening.strategy('opening'), policy)
    expect(decisionAt(first, 950, 2)).toBe(DECISION.reached)
    expect(decisionAt(first, 1000, 2)).toBe(DECISION.reached | DECISION.bank)
  })
})

describe('the difference of two ways to decide', () => {
  it('is none of a way and itself', () => {
    const { changes, most, changed } = decisionDifference(decisions(zilch), decisions(zilch))
    expect([changes, most]).toEqual([0, null])
    expect(changed.includes(1)).toBe(false)
  })

  it('is that of a larger minimum: every total below it is rolled', () => {
    const right = decisions({ ...zilch, minimumBank: 500, minimumFirstBank: 500 })
    const { totals, changed, changes, limits, most } = decisionDifference(decisions(zilch), right)
    expect(most).toEqual({ dice: 2, left: 250, right: 450 })
    expect(limits[0]).toEqual({ dice: 1, left: 300, right: 450 })
    const at = totals.indexOf(450) * 6
    expect([...changed.subarray(at, at + 6)]).toEqual([1, 1, 1, 0, 0, 0])
    expect(changed.reduce((sum, one) => sum + one, 0)).toBe(changes)
  })

  it('turns round with its sides', () => {
    const [a, b] = [decisions(farkle), decisions(facebook)]
    const there = decisionDifference(a, b)
    const back = decisionDifference(b, a)
    expect(back.changed).toEqual(there.changed)
    expect(back.most).toEqual({
      dice: there.most!.dice,
      left: there.most!.right,
      right: there.most!.left,
    })
  })

  it('compares games of other grids and goals where both have a turn total', () => {
    const doubled: RuleSet = {
      ...farkle,
      sets: farkle.sets.map((points) => points.map((one) => one * 2)),
      straight: farkle.straight * 2,
      threePairs: farkle.threePairs * 2,
      twoTriplets: farkle.twoTriplets * 2,
      fourKindAndPair: farkle.fourKindAndPair * 2,
      goal: 4000,
    }
    const { totals, limits } = decisionDifference(decisions(farkle), decisions(doubled))
    expect(totals[0]).toBe(50)
    expect(totals.at(-1)).toBe(3950)
    // All points twice as many, so all limits.
    expect(limits.slice(1, 4).map(({ left, right }) => right! / left!)).toEqual([2, 2, 2])
  })
})

describe('two ways to decide as grids', () => {
  const [left, right] = [decisions(farkle), decisions(facebook)]
  const difference = decisionDifference(left, right)
  const totals = shownTotals(difference)
  const grid = decisionGrid(left, totals)

  it('are over the same totals, up to a little above the last limit', () => {
    expect(totals.at(-1)).toBe(3000 + 3 * 50)
    expect(grid.values).toHaveLength(totals.length * 6)
    expect(changedRegion(difference, totals).mask).toHaveLength(grid.values.length)
  })

  it('have what is at stake, below zero where to bank, and nothing where play never comes', () => {
    const cell = (total: number, dice: number): number =>
      cellIndex(grid, { column: dice - 1, row: totals.indexOf(total) })
    const gain = left.gains[(300 / 50) * 6 + 2]!
    expect(gain).toBeGreaterThan(0)
    expect(grid.values[cell(300, 3)]).toBe(gain)
    expect(grid.values[cell(500, 3)]).toBe(left.gains[(500 / 50) * 6 + 2])
    expect(grid.values[cell(500, 3)]).toBeLessThan(0)
    expect(grid.kinds[cell(50, 1)]).toBe(CELL.unreachable)
    expect(grid.values[cell(50, 1)]).toBeNaN()
  })

  it('are banked from a line on that stands above each last roll', () => {
    const limits = difference.limits.map((limit) => limit.left)
    expect(bankBoundary(limits, totals).from).toEqual([50, 250, 350, 1000, 2900, null])
    expect(bankBoundary([99_999], totals).from).toEqual([Infinity])
  })
})
