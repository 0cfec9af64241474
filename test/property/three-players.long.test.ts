import { expect, test } from 'vitest'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { expectThree } from './three-players.ts'

const { farkle, zilch, facebook } = PRESETS

test('three players to 1,000 have the chances of a slow value iteration in every state', () => {
  const { start, mixed } = expectThree({ ...farkle, goal: 1_000 })
  expect(mixed).toBe(0)
  const right = [0.442322642174, 0.321535352299, 0.236142005527]
  start.forEach((chance, i) => expect(Math.abs(chance - right[i]!)).toBeLessThan(1e-10))
})

test('three players to 2,000 have the chances of a slow value iteration in every state', () => {
  const { start, mixed, chasing } = expectThree({ ...farkle, goal: 2_000 })
  // Without pure plays that are best replies to each other.
  expect(chasing).toEqual([[1_350, 850, 700]])
  expect(mixed).toBe(1)
  expect(Math.abs(start[0] - 0.4173971)).toBeLessThan(1e-7)
})

test('three players of Facebook Farkle to 1,500', () => {
  expectThree({ ...facebook, goal: 1_500 })
})

test('three players with a final turn to 1,000', () => {
  const { mixed } = expectThree({ ...farkle, goal: 1_000, end: 'finalTurn' })
  expect(mixed).toBeGreaterThan(0)
})

test('three players with a final turn and dice that cannot farkle', () => {
  expectThree({ ...zilch, goal: 300, minimumBank: 100, farklePenalty: null })
})
