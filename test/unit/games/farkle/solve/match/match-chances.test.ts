import { expect, it } from 'vitest'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { playMatch } from '#shared/games/farkle/solve/match/play-match.ts'
import { solvedValues } from '#test/support/solved-win.ts'

it('the chances of both players make one, whoever begins', () => {
  const { first, second, residual } = playMatch(
    solvedValues({ ...PRESETS.farkle, goal: 1000 }),
    { kind: 'hold', at: 300 },
    { kind: 'points', winningBank: true },
  )
  expect(first.asFirst + second.asSecond).toBeCloseTo(1, 12)
  expect(first.asSecond + second.asFirst).toBeCloseTo(1, 12)
  expect(first.average).toBeCloseTo((first.asFirst + first.asSecond) / 2, 12)
  expect(first.asFirst).toBeGreaterThan(first.asSecond)
  expect(residual).toBeLessThan(1e-12)
})
