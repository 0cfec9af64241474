import { describe, expect, test } from 'vitest'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { PUBLISHED } from '#shared/games/farkle/rules/published.ts'
import { diagonalCount } from '#shared/games/farkle/solve/win/win-states.ts'
import {
  fractionDone,
  mapSecondsExpected,
  megabytesExpected,
  secondsExpected,
  type SolveStage,
} from '#shared/games/farkle/solve/win/solve-progress.ts'
import { winGame } from '#shared/games/farkle/solve/win/win-game.ts'

const FARKLE = winGame(PRESETS.farkle)
const ZILCH = winGame(PRESETS.zilch)

const BEGUN: SolveStage = { pass: 'first', passes: 0, diagonal: 0, lastChange: 1, earlierChange: 1 }

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
    const stage = { ...BEGUN, pass: 'again', passes: 6, earlierChange: 1e-2 } as const
    const fast = fractionDone(ZILCH, { ...stage, lastChange: 1e-6 })
    const slow = fractionDone(ZILCH, { ...stage, lastChange: 5e-3 })
    expect(fast).toBeGreaterThan(slow)
    // A ten thousandth in one pass is not believed of the next ones: 1e-6 to 1e-9 takes two at 0.007,
    // and the proof.
    expect(fast).toBeCloseTo(6 / 9, 12)
  })

  test('of a game whose changes are not carried on follows how fast they shrink, too', () => {
    const game = winGame({ ...PRESETS.zilch, firstRollPenalty: 500 })
    const stage = { ...BEGUN, pass: 'again', passes: 6, earlierChange: 1e-5 } as const
    // 1e-8 to 1e-12 takes four at 0.06, and the proof.
    expect(fractionDone(game, { ...stage, lastChange: 1e-8 })).toBeCloseTo(6 / 11, 12)
  })

  test('of Zilch grows evenly, though a single pass changes less than most', () => {
    // The largest change of each of its passes, and how long they take, in whole passes.
    const changes = [1, 0.1, 6.6e-2, 5.2e-5, 4.9e-7, 3.5e-9, 8.7e-12, 3.1e-13, 1.3e-13]
    const work = [1, 1, 1, 1, 1, 0.45, 0.05, 0.05, 1]
    let done = 0
    changes.forEach((lastChange, passes) => {
      const pass = passes === changes.length - 1 ? 'prove' : 'again'
      const earlierChange = changes[passes - 1] ?? 1
      const fraction = fractionDone(ZILCH, { pass, passes, diagonal: 0, lastChange, earlierChange })
      expect(Math.abs(fraction - done / 6.55)).toBeLessThan(0.08)
      done += work[passes]!
    })
  })

  test('stands still while changes are carried on, and never goes back', () => {
    const changes = [1, 0.1, 6.6e-2, 5.2e-5, 4.9e-7, 3.5e-9, 8.7e-12, 3.1e-13]
    const last = diagonalCount(ZILCH) - 1
    let before = 0
    changes.forEach((lastChange, passes) => {
      const earlierChange = changes[passes - 1] ?? 1
      for (const pass of ['carry', 'again'] as const) {
        const begun = { pass, passes, diagonal: 0, lastChange, earlierChange }
        for (const diagonal of [0, last]) {
          const fraction = fractionDone(ZILCH, { ...begun, diagonal })
          expect(fraction).toBeGreaterThanOrEqual(before)
          if (pass === 'carry') expect(fraction).toBe(fractionDone(ZILCH, begun))
          before = fraction
        }
      }
    })
  })

  test('is all but the proof when the last pass begins', () => {
    const stage = { ...BEGUN, pass: 'prove', passes: 10, lastChange: 1e-13 } as const
    expect(fractionDone(ZILCH, stage)).toBeCloseTo(10 / 11, 12)
    expect(fractionDone(ZILCH, { ...stage, diagonal: diagonalCount(ZILCH) })).toBeCloseTo(1, 12)
  })
})

test('a map takes less time than the solve of a game with a penalty, and more than of one without', () => {
  expect(mapSecondsExpected(ZILCH)).toBeLessThan(secondsExpected(ZILCH, 2))
  expect(mapSecondsExpected(FARKLE)).toBeGreaterThan(secondsExpected(FARKLE, 2))
})

test('memory is expected as it was measured: with two threads, and of many options with one', () => {
  // Bench: 202 and 231 MB. Four loaded dice that all differ and two ordinary ones took 375 MB.
  expect(megabytesExpected(FARKLE, 2)).toBeGreaterThan(202 / 1.3)
  expect(megabytesExpected(FARKLE, 2)).toBeLessThan(202 * 1.3)
  expect(megabytesExpected(ZILCH, 2)).toBeGreaterThan(231 / 1.3)
  expect(megabytesExpected(ZILCH, 2)).toBeLessThan(231 * 1.3)
  const loaded = [
    [6, 1, 2, 3, 4, 6],
    [6, 0, 1, 1, 6, 4],
    [2, 8, 2, 8, 2, 8],
    [1, 1, 1, 1, 1, 3],
  ].map((weights) => ({ name: '', count: 1, weights, joker: null }))
  const { rules } = PUBLISHED.kcd!
  const game = winGame({ ...rules, goal: 10_000, ownDice: loaded })
  expect(megabytesExpected(game, 1)).toBeGreaterThan(375 / 1.4)
  expect(megabytesExpected(game, 1)).toBeLessThan(375 * 1.4)
})

test('more threads, fewer states and no penalty are expected to take less time', () => {
  expect(secondsExpected(ZILCH, 2)).toBeLessThan(secondsExpected(ZILCH, 1))
  expect(secondsExpected(FARKLE, 2)).toBeLessThan(secondsExpected(ZILCH, 2))
  expect(secondsExpected(winGame({ ...PRESETS.farkle, goal: 5_000 }), 2)).toBeLessThan(
    secondsExpected(FARKLE, 2),
  )
})
