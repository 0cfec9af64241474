import { describe, expect, it } from 'vitest'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { leftoverGame, leftoverValue } from '#shared/games/farkle/solve/leftover/leftover-game.ts'
import { solveLeftovers } from '#shared/games/farkle/solve/leftover/leftover-solver.ts'
import { solvedWin } from '#test/support/solved-win.ts'
import { someOf } from './runs.ts'
import { expectEveryBeat, expectEveryLeftover } from './slow-comparison.ts'
import { listedGames } from '#test/support/listed-games.ts'

describe('games in which a turn leaves something behind', () => {
  it.each(someOf(listedGames('leftovers')))(
    'agree with a slow value iteration in every state: %s',
    (_, rules) => {
      expect(expectEveryLeftover(rules)).toBeGreaterThan(100)
    },
  )

  it('are the game without them where nothing is left', () => {
    const rules = { ...PRESETS.farkle, goal: 1000 }
    const laidOut = leftoverGame(rules)
    const table = solveLeftovers(laidOut)
    const solved = solvedWin(rules)
    const { goal } = laidOut.game
    for (let own = 0; own < goal; own++) {
      for (let other = 0; other < goal; other++) {
        const value = leftoverValue(laidOut, table, own, other, null)
        expect(Math.abs(value - solved.table.values[own * goal + other]!)).toBeLessThanOrEqual(
          1e-12,
        )
      }
    }
  })
})

describe('games in which a turn must beat the last one', () => {
  it.each(someOf(listedGames('beats')))(
    'agree with a slow value iteration in every state: %s',
    (_, rules) => expectEveryBeat(rules),
  )
})
