import { expect, it } from 'vitest'
import { turningPoints } from '#shared/study/turning-points.ts'

const GAME = { players: ['Ann', 'Bo'].map((name) => ({ name, bot: null })) }
const of = (...first: number[]): number[][] => first.map((one) => [one, 1 - one])

it('tells the turns that changed most, from their player', () => {
  const found = turningPoints(GAME, of(0.5, 0.52, 0.31, 0.61, 0.6, 0.4, 0.47))
  expect(found.map(({ turn, seat, round }) => [turn, seat, round])).toEqual([
    [2, 0, 2],
    [1, 1, 1],
    [4, 0, 3],
  ])
  expect(found.map(({ gain }) => Math.round(100 * gain))).toEqual([30, 21, -20])
})

it('is silent of a game that nothing turned', () => {
  expect(turningPoints(GAME, of(0.5, 0.52, 0.5))).toEqual([])
  expect(turningPoints(GAME, of(0.5))).toEqual([])
})
