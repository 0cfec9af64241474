import { expect, test } from 'vitest'
import { PUBLISHED } from '#shared/games/farkle/rules/published.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { atScale, pointScale } from '#shared/games/farkle/solve/thumb/point-scale.ts'
import { turnModel } from '#shared/games/farkle/solve/turn/turn-model.ts'

const scaleOf = (rules: RuleSet): number => pointScale(turnModel(rules))

test('nearly all rules have points of the usual scale', () => {
  // There a 1 scores 10.
  const small = Object.entries(PUBLISHED).filter(([, { rules }]) => scaleOf(rules) !== 1)
  expect(small.map(([id, { rules }]) => [id, scaleOf(rules)])).toEqual([
    ['qcsalon', 0.1],
    ['playaural', 0.1],
  ])
})

test('usual numbers are whole at every scale', () => {
  expect([60, 15, 4].map((points) => atScale(points, 0.1))).toEqual([6, 2, 1])
  expect(atScale(15, 10)).toBe(150)
})
