import { describe, expect, it } from 'vitest'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { stateIndex } from '#shared/games/farkle/solve/win/win-states.ts'
import { winGame } from '#shared/games/farkle/solve/win/win-game.ts'
import { parsedRules } from '#test/support/parsed-rules.ts'
import { solvedWin } from '#test/support/solved-win.ts'
import { someOf } from './runs.ts'
import { expectEveryW } from './slow-comparison.ts'
import { listedGames } from '#test/support/listed-games.ts'

const { farkle } = PRESETS

const ONES = [1, 1, 1, 1, 1, 1]

describe('rules of the end of a game', () => {
  it.each(someOf(listedGames('endRules')))(
    'have every W of a textbook value iteration: %s',
    (_, rules) => expectEveryW(rules),
  )

  it('change what a score is worth: nobody stops from 100', () => {
    const plain = solvedWin(parsedRules({ ...farkle, goal: 800 }))
    const bound = solvedWin(parsedRules({ ...farkle, goal: 800, finishFrom: 100 }))
    const worth = (solved: typeof plain, own: number): number =>
      solved.table.values[stateIndex(solved.game, own / 50, 0)]!
    expect(worth(bound, 100)).toBeLessThan(worth(plain, 100) - 0.01)
  })

  it('count the rolls that win by hand', () => {
    const { instantWin } = winGame(parsedRules({ ...farkle, winningDice: ONES }))
    expect([...instantWin]).toEqual([0, 0, 0, 0, 0, 0, 6 ** -6])
    // One 6 or more among two dice is 11 of 36; both are one of them.
    expect(winGame(parsedRules({ ...farkle, winningDice: [6] })).instantWin[2]).toBe(11 / 36)
    expect(winGame(parsedRules({ ...farkle, winningDice: [1, 6] })).instantWin[2]).toBe(2 / 36)
  })
})
