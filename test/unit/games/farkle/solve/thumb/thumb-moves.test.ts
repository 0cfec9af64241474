import { expect, it } from 'vitest'
import { endKinds, tunings } from '#shared/games/farkle/solve/thumb/thumb-moves.ts'
import { thumbText } from '#shared/games/farkle/solve/thumb/thumb-text.ts'
import { ruleOf } from '#test/support/thumb-rules.ts'

const game = { goal: 10_000, grid: 50, scale: 1, counters: 3, answered: true }

const moved = (text: string, kinds = endKinds(game)): (string | null)[] =>
  tunings(kinds, ruleOf(text)).map((shift) => {
    const rule = shift(ruleOf(text), 1)
    return rule && thumbText(rule)
  })

it('moves of a card change the numbers that it has, and equal neighbours at once', () => {
  expect(moved('hold=300')).toEqual([])
  expect(moved('hold=300,go=9550,near=100,farkles=-10/-40,lead=700/700/900')).toEqual([
    'hold=300,go=9600,near=100,farkles=-10/-40,lead=700/700/900',
    'hold=300,go=9550,near=150,farkles=-10/-40,lead=700/700/900',
    'hold=300,go=9550,near=100,farkles=-5/-40,lead=700/700/900',
    'hold=300,go=9550,near=100,farkles=-10/-35,lead=700/700/900',
    'hold=300,go=9550,near=100,farkles=-10/-40,lead=750/750/900',
    'hold=300,go=9550,near=100,farkles=-10/-40,lead=700/700/950',
  ])
})

it('moves leave scores that somebody can have, short of the goal', () => {
  expect(moved('hold=300,go=9900')).toEqual(['hold=300,go=9950'])
  expect(moved('hold=300,go=9950')).toEqual([null])
})

it('farkles and leads are moved only where the game has them', () => {
  const kinds = endKinds({ ...game, counters: 1, answered: false })
  expect(moved('hold=300,farkles=-10,lead=700', kinds)).toEqual([])
})
