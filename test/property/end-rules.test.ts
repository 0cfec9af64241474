import { describe, expect, it } from 'vitest'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { stateIndex } from '#shared/games/farkle/solve/win/win-states.ts'
import { winGame } from '#shared/games/farkle/solve/win/win-game.ts'
import { parsedRules } from '#test/support/parsed-rules.ts'
import { solvedWin } from '#test/support/solved-win.ts'
import { someOf } from './runs.ts'
import { expectEveryW } from './slow-comparison.ts'

const { farkle, facebook } = PRESETS

const five = farkle.sets.map((row) => row.slice(0, 5))
const ONES = [1, 1, 1, 1, 1, 1]
const PENALTY = { farkles: 2, points: 200, floor: -100 }

const GAMES: readonly (readonly [name: string, rules: RuleSet])[] = [
  ['nobody stops from 500', parsedRules({ ...farkle, goal: 800, finishFrom: 500 })],
  [
    'nobody stops from a score off the grid',
    parsedRules({ ...farkle, goal: 730, finishFrom: 610 }),
  ],
  [
    'nobody stops from 400, final turn',
    parsedRules({ ...farkle, goal: 700, finishFrom: 400, end: 'finalTurn' }),
  ],
  [
    'nobody stops from 300, a penalty, a minimum',
    parsedRules({
      ...farkle,
      goal: 600,
      finishFrom: 300,
      farklePenalty: PENALTY,
      minimumFirstBank: 350,
    }),
  ],
  ['three 1s win', parsedRules({ ...farkle, goal: 700, winningDice: [1, 1, 1] })],
  [
    '1 to 5 win with five dice',
    parsedRules({ ...farkle, dice: 5, sets: five, goal: 700, winningDice: [1, 2, 3, 4, 5] }),
  ],
  [
    'six 1s or six of a kind win, final turn',
    parsedRules({
      ...facebook,
      goal: 600,
      winningDice: ONES,
      sixOfAKindWins: true,
      end: 'finalTurn',
    }),
  ],
  [
    'both rules and a penalty',
    parsedRules({
      ...farkle,
      goal: 500,
      winningDice: [6, 6],
      finishFrom: 250,
      farklePenalty: PENALTY,
    }),
  ],
]

describe('rules of the end of a game', () => {
  it.each(someOf(GAMES))('have every W of a textbook value iteration: %s', (_, rules) => {
    expectEveryW(rules)
  })

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
