import { describe, expect, it } from 'vitest'
import { PRESETS } from '#shared/games/yahtzee/rules/rule-set.ts'
import { tableSize, yahtzeeGame } from '#shared/games/yahtzee/solve/game.ts'
import { KEEP_COUNT, ROLL_CHANCES, ROLL_COUNT } from '#shared/games/yahtzee/solve/keeps.ts'
import { widgetSize } from '#test/support/yahtzee-solve.ts'
import { reachableTotals, UPPER_SETS } from '#shared/games/yahtzee/solve/upper-rows.ts'

describe('the counts of Glenn 2006', () => {
  it('has 252 rolls and 462 keeps', () => {
    expect([ROLL_COUNT, KEEP_COUNT]).toEqual([252, 462])
    expect(ROLL_CHANCES.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 14)
  })

  it('has 1,681 states and 21,000 edges in a turn; one-die steps need 8,568', () => {
    expect(widgetSize(2)).toEqual({ states: 1681, edges: 21_000, latticeEdges: 8568 })
  })

  it('has 1,260 impossible upper totals, and 42 sets that cannot reach 63', () => {
    const reachable = reachableTotals(63)
    const impossible = { below: 0, top: 0 }
    for (let i = 0; i < UPPER_SETS * 64; i++) {
      if (reachable[i] === 0) impossible[i % 64 === 63 ? 'top' : 'below']++
    }
    expect(impossible).toEqual({ below: 1260, top: 42 })
  })

  it('leaves 2,794 pairs, 1,873 after those out of reach of the bonus are merged', () => {
    const game = yahtzeeGame(PRESETS.forced)
    expect([game.upper.pairs, game.upper.rows]).toEqual([2794, 1873])
    expect(tableSize(game)).toBe(1873 * 192)
    expect(tableSize(yahtzeeGame(PRESETS.none))).toBe(1873 * 128)
  })

  it('has one row a set where there is no bonus to reach', () => {
    const { upper } = yahtzeeGame({ ...PRESETS.none, upperBonus: 0 })
    expect(upper.rows).toBe(64)
  })
})
