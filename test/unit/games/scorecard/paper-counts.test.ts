import { describe, expect, it } from 'vitest'
import { subsetsOf } from '#shared/dice/multiset.ts'
import { PRESETS } from '#shared/games/scorecard/rules/presets.ts'
import { latticeOf } from '#shared/games/scorecard/solve/lattice.ts'
import { cardStates, tableLength } from '#shared/games/scorecard/solve/states.ts'

const { forced, none } = PRESETS
const { rolls, keeps, chances, oneMore, oneFewer } = latticeOf(forced.dice)

describe('the counts of Glenn 2006', () => {
  it('has 252 rolls and 462 keeps', () => {
    expect([rolls.length, keeps.length]).toEqual([252, 462])
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 14)
  })

  it('has 1,681 states and 21,000 edges in a turn; one-die steps need 8,568', () => {
    const rerolls = forced.rolls - 1
    const subsets = rolls.reduce((sum, roll) => sum + subsetsOf(roll).length, 0)
    const outer = rolls.length * (1 + forced.boxes.length)
    expect(1 + forced.rolls * rolls.length + rerolls * keeps.length).toBe(1681)
    expect(outer + 2 * rerolls * subsets).toBe(21_000)
    expect(outer + rerolls * (oneMore.length + oneFewer.length)).toBe(8568)
  })

  it('has 1,260 impossible upper totals, and 42 sets that cannot reach 63', () => {
    const { rowOf } = cardStates(forced)
    const impossible = { below: 0, top: 0 }
    for (let i = 0; i < rowOf.length; i++) {
      if (rowOf[i]! < 0) impossible[i % 64 === 63 ? 'top' : 'below']++
    }
    expect(impossible).toEqual({ below: 1260, top: 42 })
  })

  it('leaves 2,794 pairs, 1,873 after those out of reach of the bonus are merged', () => {
    const states = cardStates(forced)
    expect([states.rowOf.filter((row) => row >= 0).length, states.rows]).toEqual([2794, 1873])
    expect(tableLength(states)).toBe(1873 * 192)
    expect(tableLength(cardStates(none))).toBe(1873 * 128)
  })

  it('has one row a set where there is no bonus to reach', () => {
    expect(cardStates({ ...none, bonus: [] }).rows).toBe(64)
  })
})
