import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DICE_COUNTS } from '#test/support/dice-counts.ts'
import { leastRows, reachableRows } from '#shared/games/farkle/solve/turn/reachability.ts'
import { turnModel } from '#shared/games/farkle/solve/turn/turn-model.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { ruleSets } from './rule-set-arbitrary.ts'
import { runs } from './runs.ts'
import { slowDiceAfter, slowRolls } from './slow-rules.ts'

/** Every (turn total, dice) up to a total that playing forward from (0, 6) comes to, as "s n". */
function playedForward(rules: RuleSet, most: number): Set<string> {
  const rolls = slowRolls(rules)
  const seen = new Set(['0 6'])
  // A set goes on to what is added to it while it is walked.
  for (const state of seen) {
    const [s, n] = state.split(' ').map(Number) as [number, number]
    for (const { moves } of rolls[n]!) {
      for (const { taken, points } of moves) {
        if (s + points <= most) seen.add(`${s + points} ${slowDiceAfter(n, taken)}`)
      }
    }
  }
  return seen
}

function reachableStates(rules: RuleSet, rows: number): Set<string> {
  const model = turnModel(rules)
  const reachable = reachableRows(rules, model, rows)
  const states = new Set<string>()
  for (const n of DICE_COUNTS) {
    reachable[n]!.forEach((yes, row) => {
      if (yes === 1) states.add(`${row * model.grid} ${n}`)
    })
  }
  return states
}

describe('reachability', () => {
  it('agrees with playing every roll and every move forward, on random house rules', () => {
    fc.assert(
      fc.property(ruleSets, fc.integer({ min: 1, max: 25 }), (rules, rows) => {
        const { grid } = turnModel(rules)
        expect(reachableStates(rules, rows)).toEqual(playedForward(rules, (rows - 1) * grid))
      }),
      runs(40),
    )
  })

  it.each(Object.entries(PRESETS))('agrees with it for the first 30 totals of %s', (_, rules) => {
    expect(reachableStates(rules, 30)).toEqual(playedForward(rules, 29 * 50))
  })

  it('does not depend on how many rows are asked for', () => {
    fc.assert(
      fc.property(ruleSets, fc.integer({ min: 1, max: 60 }), (rules, rows) => {
        const model = turnModel(rules)
        const few = reachableRows(rules, model, rows)
        const many = reachableRows(rules, model, rows + 40)
        expect(many.map((column) => column.slice(0, rows))).toEqual(few)
      }),
      runs(20),
    )
  })

  it('has the least rows of each number of dice', () => {
    fc.assert(
      fc.property(ruleSets, (rules) => {
        const model = turnModel(rules)
        const rows = 12 * model.largestSteps + 2
        const first = reachableRows(rules, model, rows).map((column) => column.indexOf(1, 1))
        const least = leastRows(rules, model).map((row) => (row < rows ? row : -1))
        expect(least.slice(1)).toEqual(first.slice(1))
      }),
      runs(20),
    )
  })
})
