import { describe, expect, test } from 'vitest'
import { fixture } from '#test/support/fixture.ts'
import type { Result } from '#shared/base/result.ts'
import {
  parsePositionCode,
  POSITION_EXAMPLE,
  positionCode,
} from '#shared/games/farkle/analysis/position-code.ts'
import { FIRST_POSITION } from '#shared/games/farkle/analysis/position.ts'
import { positionOf } from '#test/support/farkle-positions.ts'

function problemsOf(parsed: Result<unknown>): (readonly [field: string, message: string])[] {
  return parsed.ok ? [] : parsed.problems.map(({ field, message }) => [field, message])
}

describe('a code', () => {
  test('names the scores, the turn total and the dice left', () => {
    expect(positionOf('b7500.d1500.t350.n4')).toEqual({
      own: 7500,
      opponent: 1500,
      turnTotal: 350,
      dice: { left: 4 },
      ownFarkles: 0,
      opponentFarkles: 0,
    })
  })

  test('says who moved second', () => {
    const position = positionOf('b7500.d1500.t350.n4.s2')
    expect(position.second).toBe(true)
    expect(positionCode(position)).toBe('b7500.d1500.t350.n4.s2')
    expect(positionOf('b7500.d1500.t350.n4.s1')).not.toHaveProperty('second')
    expect(problemsOf(parsePositionCode('b0.d0.t0.n6.s3'))).toMatchObject([['second', /1 if you/]])
  })

  test('says which dice they are, the rolls left and the points to confirm', () => {
    const position = positionOf('b500.d0.t300.r115.k211.l2.c150')
    expect(position).toMatchObject({
      dice: { rolled: [1, 1, 5], kinds: [0, 1, 0] },
      rollsLeft: 2,
      owed: 150,
    })
    expect(positionCode(position)).toBe('b500.d0.t300.r115.k121.l2.c150')
    expect(positionOf('b0.d0.t50.n3.k211').dice).toEqual({ left: 3, kinds: [0, 0, 1] })
  })

  test('or the dice rolled, and farkles in a row, with scores below zero', () => {
    expect(positionOf('b-500.d0.t1050.r1366.f1.g2')).toEqual({
      own: -500,
      opponent: 0,
      turnTotal: 1050,
      dice: { rolled: [1, 3, 6, 6] },
      ownFarkles: 1,
      opponentFarkles: 2,
    })
  })

  test.each([
    ['  b0.d0.t0.n6\n', 'b0.d0.t0.n6'],
    ['r614311.t0.d50.b100', 'b100.d50.t0.r111346'],
    ['g2.n1.t50.f0.d0.b0', 'b0.d0.t50.n1.g2'],
  ])('%j is another way to write %s', (text, code) => {
    expect(positionCode(positionOf(text))).toBe(code)
  })

  test('is written shortly', () => {
    expect(positionCode(FIRST_POSITION)).toBe('b0.d0.t0.n6')
    expect(positionCode({ ...FIRST_POSITION, own: -0, dice: { rolled: [6, 1, 2] } })).toBe(
      'b0.d0.t0.r126',
    )
    expect(positionCode(positionOf(POSITION_EXAMPLE))).toBe(POSITION_EXAMPLE)
  })
})

describe('a wrong code is explained, part by part', () => {
  test.each(fixture('wrong-position-codes') as [code: string, field: string, message: string][])(
    '%j',
    (code, field, message) => {
      expect(problemsOf(parsePositionCode(code))).toEqual([[field, message]])
    },
  )

  test('far too long is no position', () => {
    const [[, message]] = problemsOf(parsePositionCode('b'.repeat(5000))) as [[string, string]]
    expect(message).toMatch(/^A position is a short text/)
  })

  test('all at once', () => {
    expect(problemsOf(parsePositionCode('bx.d0.tx.n6')).map(([field]) => field)).toEqual([
      'own',
      'turnTotal',
    ])
    expect(problemsOf(parsePositionCode('n6')).map(([field]) => field)).toEqual([
      'own',
      'opponent',
      'turnTotal',
    ])
  })
})
