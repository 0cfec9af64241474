import { expect, test, vi } from 'vitest'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import {
  mapSecondsExpected,
  secondsExpected,
} from '#shared/games/farkle/solve/win/solve-progress.ts'
import { winGame } from '#shared/games/farkle/solve/win/win-game.ts'
import { start, temporaryFolder } from '../../../harness.ts'

test('a machine on which a small solve takes twice as long takes twice as long for all', async () => {
  const { ask } = await start(temporaryFolder())
  let now = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 64))
  const { machinePace } = await import('#main/backend/games/farkle/win/machine-pace.ts')
  expect(machinePace()).toBe(2)
  clock.mockRestore()
  const game = winGame(PRESETS.zilch)
  const { secondsLeft, mapSeconds } = await ask('farkle.winStatus', { rules: PRESETS.zilch })
  expect(mapSeconds).toBeCloseTo(2 * mapSecondsExpected(game), 9)
  expect([1, 2, 4, 8, 16, 32].map((threads) => 2 * secondsExpected(game, threads))).toContainEqual(
    expect.closeTo(secondsLeft, 9),
  )
})
