import { expect, it } from 'vitest'
import { shallowRef } from 'vue'
import { parsePositionCode, positionCode } from '#shared/games/farkle/analysis/position-code.ts'
import type { Position } from '#shared/games/farkle/analysis/position.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { winGame } from '#shared/games/farkle/solve/win/win-game.ts'
import {
  afterTry,
  positionAfter,
  readRoll,
  triedWords,
  useTried,
} from '#renderer/games/farkle/analyse/what-if.ts'

function at(code: string): Position {
  const read = parsePositionCode(code)
  if (!read.ok) throw new Error(code)
  return read.value
}

it('a roll is read with as many dice as are rolled, in any order', () => {
  expect(readRoll('5 2', 2)).toEqual([2, 5])
  expect(readRoll('52', 2)).toEqual([2, 5])
  for (const wrong of ['5', '525', '57', 'x2', '']) expect(readRoll(wrong, 2)).toBeNull()
})

type Led = Parameters<typeof positionAfter>[2]

it('an option leads to the dice left, to the other player, or nowhere', () => {
  const game = winGame(PRESETS.farkle)
  const position = at('b1500.d7500.t350.n3')
  const roll = { setAside: [1], then: 'roll', turnTotal: 450 } satisfies Led
  expect(positionCode(positionAfter(game, at('b1500.d7500.t350.r134'), roll)!)).toBe(
    'b1500.d7500.t450.n2',
  )
  const bank = { setAside: [], then: 'bank', turnTotal: 350 } satisfies Led
  expect(positionAfter(game, position, bank)).toMatchObject({
    own: 7500,
    opponent: 1850,
    turnTotal: 0,
    dice: { left: 6 },
  })
  const wins = positionAfter(game, at('b9800.d7500.t350.n3'), bank)
  expect(wins === null || wins.opponent >= PRESETS.farkle.goal).toBe(true)
})

it('a roll leads to its dice, and a farkle to the other player with what it costs', () => {
  const game = winGame(PRESETS.farkle)
  const position = at('b1500.d7500.t350.n3')
  const scores = afterTry(game, position, [1, 3, 4])
  expect(positionCode(scores.position!)).toBe('b1500.d7500.t350.r134')
  expect(triedWords([1, 3, 4], scores.farkle)).toBe('1 3 4 rolled')
  const farkle = afterTry(game, position, [2, 3, 4])
  expect(positionCode(farkle.position!)).toBe('b7500.d1500.t0.n6')
  expect(triedWords([2, 3, 4], farkle.farkle)).toBe('2 3 4 rolled: a farkle, 350 lost')
  const third = afterTry(winGame(PRESETS.zilch), at('b1500.d7500.t350.n3.f2'), [2, 3, 4])
  expect(third.position).toMatchObject({ own: 7500, opponent: 1000, opponentFarkles: 0 })
  expect(triedWords([2, 3, 4], third.farkle)).toContain('a farkle, 350 and 500 of the score lost')
  // In a last turn the game is over with it.
  const last = afterTry(winGame(PRESETS.zilch), at('b9000.d10200.t350.n3'), [2, 3, 4])
  expect(last.position).toBeNull()
})

it('what was tried of a position stands below it, once', () => {
  const now = shallowRef(at('b0.d0.t350.n3'))
  const { tried, here, add } = useTried(() => now.value)
  const listed = (): string[] => tried.value.map(({ level, words }) => `${level} ${words}`)
  const start = now.value
  const first = at('b0.d0.t350.r125')
  add(start, first, 'one', 'begin')
  add(start, at('b0.d0.t350.r234'), 'two', 'begin')
  now.value = first
  add(first, at('b0.d0.t400.n2'), 'on', 'begin')
  add(first, at('b0.d0.t400.n2'), 'on', 'begin')
  expect(listed()).toEqual(['1 begin', '2 one', '3 on', '2 two'])
  expect(here.value?.words).toBe('one')
  // From elsewhere it begins anew.
  add(at('b50.d0.t350.n3'), first, 'three', 'begin')
  expect(listed()).toEqual(['1 begin', '2 three'])
})
