import { expect, it } from 'vitest'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { leastRow, mayBuild, sureRow } from '#shared/games/farkle/solve/leftover/leftover-game.ts'
import { winGame } from '#shared/games/farkle/solve/win/win-game.ts'

const rules = { ...PRESETS.farkle, goal: 1000, minimumBank: 300, minimumFirstBank: 300 }
const strict = winGame({ ...rules, minimumFirstBank: 500 })

it('what was left may be taken up, but not for a larger first bank', () => {
  expect([0, 1].map((own) => mayBuild(winGame(rules), own))).toEqual([true, true])
  expect([0, 1].map((own) => mayBuild(strict, own))).toEqual([false, true])
})

it('a turn is sure to win once its total may be banked and reaches the goal', () => {
  // Rows of 50 points.
  expect([0, 1].map((own) => leastRow(strict, own))).toEqual([10, 6])
  expect([0, 1, 18].map((own) => sureRow(strict, own))).toEqual([20, 19, 6])
  const finish = winGame({ ...rules, finishFrom: 600 })
  expect([11, 12].map((own) => leastRow(finish, own))).toEqual([6, 8])
})
