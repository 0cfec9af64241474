import { expect, it } from 'vitest'
import { countOf, EMPTY, withDice } from '#shared/dice/multiset.ts'
import { latticeOf } from '#shared/games/scorecard/solve/lattice.ts'
import { TurnChances } from '#shared/games/scorecard/solve/policy.ts'

const { rolls, keeps, chances: ROLL_CHANCES } = latticeOf(5)
const NOTHING_KEPT = keeps.length - 1

/** What is kept of every roll, with two rerolls. */
const always = (keep: (roll: number) => number) => ({
  bestKeeps: [0, 1, 2].map(() => Uint16Array.from(rolls, (_, roll) => keep(roll))),
  atOnce: null,
})

const total = (chances: Float64Array): number => chances.reduce((sum, chance) => sum + chance, 0)

it('who keeps everything, or nothing, ends with the chances of one roll', () => {
  const turn = new TurnChances(5)
  for (const play of [always((roll) => roll), always(() => NOTHING_KEPT)]) {
    const chances = turn.ofTurn(play)
    expect(total(chances)).toBeCloseTo(1, 12)
    expect(
      Math.max(...chances.map((chance, i) => Math.abs(chance - ROLL_CHANCES[i]!))),
    ).toBeLessThan(1e-12)
  }
})

it('who keeps every six has three chances for each die', () => {
  const keepOf = (sixes: number): number => keeps.indexOf(withDice(EMPTY, 6, sixes))
  const play = always((roll) => keepOf(countOf(keeps[roll]!, 6)))
  const chances = new TurnChances(5).ofTurn(play)
  expect(total(chances)).toBeCloseTo(1, 12)
  expect(chances[keepOf(5)]).toBeCloseTo((1 - (5 / 6) ** 3) ** 5, 12)
})
