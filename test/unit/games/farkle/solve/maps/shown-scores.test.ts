import { expect, test } from 'vitest'
import { MAX_SHOWN, shownScores } from '#shared/games/farkle/solve/maps/banked-scores.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { winGame } from '#shared/games/farkle/solve/win/win-game.ts'

const { farkle, zilch } = PRESETS
const penalty = (points: number, floor: number) => ({
  farklePenalty: { farkles: 1, points, floor },
})

test('all scores are shown while they are not too many', () => {
  expect(shownScores(winGame(farkle))).toEqual(Array.from({ length: 200 }, (_, i) => i))
  expect(shownScores(winGame({ ...zilch, goal: 300 }))).toEqual([0, 1, 2, 3, 4, 5])
  const below = winGame({ ...farkle, goal: 200, ...penalty(100, -100) })
  expect(shownScores(below)).toEqual([-2, -1, 0, 1, 2, 3])
})

test.each([
  ['one more than shown', { ...farkle, goal: 10_050 }, 2],
  ['a lower floor', { ...farkle, goal: 10_000, ...penalty(500, -500) }, 2],
  ['twice as far', { ...farkle, goal: 20_000 }, 2],
  ['a grid of single points', { ...farkle, goal: 1_000, ...penalty(1, -77) }, 6],
])('of too many every k-th is, zero among them: %s', (_, rules, every) => {
  const game = winGame(rules)
  const shown = shownScores(game)
  expect(shown.length).toBeLessThanOrEqual(MAX_SHOWN)
  expect(shown).toContain(0)
  for (let i = 1; i < shown.length; i++) expect(shown[i]! - shown[i - 1]!).toBe(every)
  expect(shown[0]! - every).toBeLessThan(game.lowest)
  expect(shown[0]!).toBeGreaterThanOrEqual(game.lowest)
  expect(shown.at(-1)! + every).toBeGreaterThanOrEqual(game.goal)
  expect(shown.at(-1)!).toBeLessThan(game.goal)
})
