import { describe, expect, it } from 'vitest'
import { parseRuleSet } from '#shared/games/farkle/input/parse-rules.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { stateCount, stateIndex } from '#shared/games/farkle/solve/win/win-states.ts'
import { winGame } from '#shared/games/farkle/solve/win/win-game.ts'
import { solvedWin } from '#test/support/solved-win.ts'
import { SlowWin } from './slow-win.ts'

const { farkle, facebook } = PRESETS

function game(rules: object): RuleSet {
  const parsed = parseRuleSet(rules)
  if (!parsed.ok) throw new Error(parsed.problems.map(({ message }) => message).join(' '))
  return parsed.value
}

const five = farkle.sets.map((row) => row.slice(0, 5))
const ONES = [1, 1, 1, 1, 1, 1]
const PENALTY = { farkles: 2, points: 200, floor: -100 }

const GAMES: readonly (readonly [name: string, rules: RuleSet])[] = [
  ['nobody stops from 500', game({ ...farkle, goal: 800, finishFrom: 500 })],
  ['nobody stops from a score off the grid', game({ ...farkle, goal: 730, finishFrom: 610 })],
  [
    'nobody stops from 400, final turn',
    game({ ...farkle, goal: 700, finishFrom: 400, end: 'finalTurn' }),
  ],
  [
    'nobody stops from 300, a penalty, a minimum',
    game({ ...farkle, goal: 600, finishFrom: 300, farklePenalty: PENALTY, minimumFirstBank: 350 }),
  ],
  ['three 1s win', game({ ...farkle, goal: 700, winningDice: [1, 1, 1] })],
  [
    '1 to 5 win with five dice',
    game({ ...farkle, dice: 5, sets: five, goal: 700, winningDice: [1, 2, 3, 4, 5] }),
  ],
  [
    'six 1s or six of a kind win, final turn',
    game({ ...facebook, goal: 600, winningDice: ONES, sixOfAKindWins: true, end: 'finalTurn' }),
  ],
  [
    'both rules and a penalty',
    game({ ...farkle, goal: 500, winningDice: [6, 6], finishFrom: 250, farklePenalty: PENALTY }),
  ],
]

describe('rules of the end of a game', () => {
  it.each(GAMES)('have every W of a textbook value iteration: %s', (_, rules) => {
    const { game, table } = solvedWin(rules)
    expect(table.residual).toBeLessThanOrEqual(1e-12)
    const slow = new SlowWin(rules)
    const counts = Array.from({ length: slow.counters }, (_, i) => i)
    let compared = 0
    for (const own of slow.scores) {
      for (const opponent of slow.scores) {
        for (const f of counts) {
          for (const g of counts) {
            const at = stateIndex(game, own / game.grid, opponent / game.grid, f, g)
            const right = slow.value(own, opponent, f, g)
            expect(Math.abs(table.values[at]! - right)).toBeLessThanOrEqual(1e-10)
            compared++
          }
        }
      }
    }
    expect(compared).toBe(stateCount(game))
  })

  it('change what a score is worth: nobody stops from 100', () => {
    const plain = solvedWin(game({ ...farkle, goal: 800 }))
    const bound = solvedWin(game({ ...farkle, goal: 800, finishFrom: 100 }))
    const worth = (solved: typeof plain, own: number): number =>
      solved.table.values[stateIndex(solved.game, own / 50, 0)]!
    expect(worth(bound, 100)).toBeLessThan(worth(plain, 100) - 0.01)
  })

  it('count the rolls that win by hand', () => {
    const { instantWin } = winGame(game({ ...farkle, winningDice: ONES }))
    expect([...instantWin]).toEqual([0, 0, 0, 0, 0, 0, 6 ** -6])
    // One 6 or more among two dice is 11 of 36; both are one of them.
    expect(winGame(game({ ...farkle, winningDice: [6] })).instantWin[2]).toBe(11 / 36)
    expect(winGame(game({ ...farkle, winningDice: [1, 6] })).instantWin[2]).toBe(2 / 36)
  })
})
