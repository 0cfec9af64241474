import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ALL_DICE } from '#shared/base/units.ts'
import { DICE_COUNTS } from '#test/support/dice-counts.ts'
import { breakpointTable, estimatedGain } from '#shared/games/farkle/solve/turn/breakpoints.ts'
import { reachableRows } from '#shared/games/farkle/solve/turn/reachability.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { gainOfRolling, solveTurn } from '#shared/games/farkle/solve/turn/score-solver.ts'
import { turnModel } from '#shared/games/farkle/solve/turn/turn-model.ts'
import { ruleSetsOfRows } from './rule-set-arbitrary.ts'
import { enough, someRuns } from './runs.ts'

const games = ruleSetsOfRows(300)
const penalties = fc.constantFrom(0, 0, 150, 600)

function tableOf(rules: RuleSet, farklePenalty: number) {
  const model = turnModel(rules)
  const strategy = solveTurn(model, { farklePenalty, minimumBank: rules.minimumBank })
  const reachable = reachableRows(rules, model, strategy.rows + 1)
  return { strategy, reachable, table: breakpointTable(strategy, reachable, true) }
}

/** Rounding, as the table itself allows for. */
const ROUNDING = 1e-8

describe('the breakpoint table of random house rules', () => {
  it('has a row for each number of dice that can be come to, with values in equal steps', () => {
    let rising = 0
    fc.assert(
      fc.property(games, penalties, (rules, penalty) => {
        const { strategy, reachable, table } = tableOf(rules, penalty)
        const { grid } = strategy.model
        const counts = DICE_COUNTS.filter((n) => reachable[n]!.includes(1))
        expect(table.rows.map(({ dice }) => dice)).toEqual(counts.toReversed())
        expect(table.rows[0]!.dice).toBe(ALL_DICE)
        for (const { dice, breakpoints, falling } of table.rows) {
          breakpoints.slice(1).forEach(({ value, from }, i) => {
            expect(value - breakpoints[i]!.value).toBe(table.step)
            expect(from).toBeLessThanOrEqual(breakpoints[i]!.from)
          })
          expect(breakpoints.at(-1)!.from).toBe(0)
          expect(breakpoints[0]!.value % table.step).toBe(0)
          expect(breakpoints.length).toBeLessThanOrEqual(15)
          const gains = Array.from({ length: strategy.rows + 1 }, (_, row) =>
            gainOfRolling(strategy, row * grid, dice),
          )
          // It holds at each breakpoint and at every larger total, and at no smaller one.
          const first = reachable[dice]!.indexOf(1)
          for (const { value, from } of breakpoints) {
            const row = Math.max(first, from / grid)
            expect(Math.max(...gains.slice(row))).toBeLessThanOrEqual(value + ROUNDING)
            if (from > 0) expect(gains[row - 1]).toBeGreaterThan(value)
          }
          const reached = gains.filter((_, row) => reachable[dice]![row] === 1)
          // A rise within rounding is none; between these two bounds either is right.
          const rise = Math.max(0, ...reached.slice(1).map((gain, i) => gain - reached[i]!))
          if (rise > ROUNDING) expect(falling).toBe(false)
          if (rise === 0) expect(falling).toBe(true)
          if (!falling) rising++
        }
      }),
      someRuns(80),
    )
    expect(rising).toBeGreaterThanOrEqual(enough(1))
  })

  it('estimates the most that rolling adds at a total or any larger one, rounded up to a step', () => {
    fc.assert(
      fc.property(games, penalties, (rules, penalty) => {
        const { strategy, reachable, table } = tableOf(rules, penalty)
        for (const { dice } of table.rows) {
          const first = reachable[dice]!.indexOf(1)
          let most = 0
          for (let row = strategy.rows; row >= first; row--) {
            const s = row * strategy.model.grid
            most = Math.max(most, gainOfRolling(strategy, s, dice))
            const tooMuch = estimatedGain(table, dice, s) - most
            if (tooMuch < -ROUNDING || tooMuch >= table.step + ROUNDING) {
              expect.fail(`${dice} dice at ${s}: ${tooMuch} more than ${most}`)
            }
          }
        }
      }),
      someRuns(40),
    )
  })
})
