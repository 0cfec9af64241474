import { expect, it } from 'vitest'
import { countOf, EMPTY, withDice } from '#shared/dice/multiset.ts'
import { KEEPS, NOTHING_KEPT, ROLL_CHANCES, ROLL_COUNT } from '#shared/games/yahtzee/solve/keeps.ts'
import { TurnChances } from '#shared/games/yahtzee/solve/turn-play.ts'

/** What is kept of every roll, with two rerolls. */
const always = (keep: (roll: number) => number) => ({
  bestKeeps: [0, 1, 2].map(() => Uint16Array.from({ length: ROLL_COUNT }, (_, roll) => keep(roll))),
})

const total = (chances: Float64Array): number => chances.reduce((sum, chance) => sum + chance, 0)

it('who keeps everything, or nothing, ends with the chances of one roll', () => {
  const turn = new TurnChances()
  for (const play of [always((roll) => roll), always(() => NOTHING_KEPT)]) {
    const chances = turn.ofTurn(play)
    expect(total(chances)).toBeCloseTo(1, 12)
    expect(
      Math.max(...chances.map((chance, i) => Math.abs(chance - ROLL_CHANCES[i]!))),
    ).toBeLessThan(1e-12)
  }
})

it('who keeps every six has three chances for each die', () => {
  const keepOf = (sixes: number): number => KEEPS.indexOf(withDice(EMPTY, 6, sixes))
  const play = always((roll) => keepOf(countOf(KEEPS[roll]!, 6)))
  const chances = new TurnChances().ofTurn(play)
  expect(total(chances)).toBeCloseTo(1, 12)
  expect(chances[keepOf(5)]).toBeCloseTo((1 - (5 / 6) ** 3) ** 5, 12)
})
