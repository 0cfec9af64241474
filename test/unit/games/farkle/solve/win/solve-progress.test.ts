import { describe, expect, test } from 'vitest'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { diagonalCount } from '#shared/games/farkle/solve/win/win-states.ts'
import {
  fractionDone,
  secondsExpected,
  type SolveStanding,
} from '#shared/games/farkle/solve/win/solve-progress.ts'
import { winGame } from '#shared/games/farkle/solve/win/win-game.ts'

const FARKLE = winGame(PRESETS.farkle)
const ZILCH = winGame(PRESETS.zilch)

const BEGUN: SolveStanding = {
  pass: 'first',
  passes: 0,
  diagonal: 0,
  lastChange: 1,
  earlierChange: 1,
}

describe('the part that is done', () => {
  test('goes from 0 to 1 without a step back where one pass solves all', () => {
    const fractions = Array.from({ length: diagonalCount(FARKLE) + 1 }, (_, diagonal) =>
      fractionDone(FARKLE, { ...BEGUN, diagonal }),
    )
    expect(fractions[0]).toBe(0)
    expect(fractions.at(-1)).toBeCloseTo(1, 12)
    expect(fractions.every((part, i) => i === 0 || part > fractions[i - 1]!)).toBe(true)
  })

  test('counts rows of turns, not diagonals: the first half of them is the smaller one', () => {
    const half = fractionDone(FARKLE, { ...BEGUN, diagonal: diagonalCount(FARKLE) >> 1 })
    expect(half).toBeLessThan(0.5)
  })

  test('of a game with a penalty follows how fast the changes shrink', () => {
    const standing = { ...BEGUN, pass: 'again', passes: 6, earlierChange: 1e-5 } as const
    const fast = fractionDone(ZILCH, { ...standing, lastChange: 1e-8 })
    const slow = fractionDone(ZILCH, { ...standing, lastChange: 5e-6 })
    expect(fast).toBeGreaterThan(slow)
    // 1e-8 to 1e-12 at a thousandth a pass: two more, and the proof.
    expect(fast).toBeCloseTo(6 / 9, 12)
  })

  test('is all but the proof when the last pass begins', () => {
    const standing = { ...BEGUN, pass: 'prove', passes: 10, lastChange: 1e-13 } as const
    expect(fractionDone(ZILCH, standing)).toBeCloseTo(10 / 11, 12)
    expect(fractionDone(ZILCH, { ...standing, diagonal: diagonalCount(ZILCH) })).toBeCloseTo(1, 12)
  })
})

test('more threads, fewer states and no penalty are expected to take less time', () => {
  expect(secondsExpected(ZILCH, 2)).toBeLessThan(secondsExpected(ZILCH, 1))
  expect(secondsExpected(FARKLE, 2)).toBeLessThan(secondsExpected(ZILCH, 2))
  expect(secondsExpected(winGame({ ...PRESETS.farkle, goal: 5_000 }), 2)).toBeLessThan(
    secondsExpected(FARKLE, 2),
  )
})
