import fc from 'fast-check'
import { expect, it } from 'vitest'
import { stateCount, stateIndex } from '#shared/games/farkle/solve/win/win-states.ts'
import { solvedWin } from '#test/support/solved-win.ts'
import { someRuns } from './runs.ts'
import { SlowWin } from './slow-win.ts'
import { smallGames } from './small-games.ts'

it('solves random house rules like a textbook value iteration', () => {
  fc.assert(
    fc.property(smallGames, (rules) => {
      const { game, table } = solvedWin(rules)
      expect(table.residual).toBeLessThanOrEqual(1e-12)
      const slow = new SlowWin(rules)
      const counts = Array.from({ length: slow.counters }, (_, i) => i)
      let compared = 0
      for (const own of slow.scores) {
        for (const opponent of slow.scores) {
          for (const f of counts) {
            for (const g of counts) {
              const [a, b] = [own / game.grid, opponent / game.grid]
              const value = table.values[stateIndex(game, a, b, f, g)]!
              const difference = Math.abs(value - slow.value(own, opponent, f, g))
              expect(difference, `${own} ${opponent} ${f} ${g}`).toBeLessThanOrEqual(1e-10)
              compared++
            }
          }
        }
      }
      expect(compared).toBe(stateCount(game))
    }),
    someRuns(15),
  )
})
