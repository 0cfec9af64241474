import { describe, expect, test } from 'vitest'
import type { Result } from '#shared/base/result.ts'
import {
  parsePositionCode,
  POSITION_EXAMPLE,
  positionCode,
} from '#shared/games/farkle/analysis/position-code.ts'
import { FIRST_POSITION, type Position } from '#shared/games/farkle/analysis/position.ts'

function positionOf(code: string): Position {
  const parsed = parsePositionCode(code)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  return parsed.value
}

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
      ...{ dice: { rolled: [1, 1, 5], kinds: [0, 1, 0] }, rollsLeft: 2, owed: 150 },
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
  const example = 'as in b7500.d1500.t350.n4'
  test.each([
    [
      'b7.5.d0.t0.n6',
      '',
      `"5" is no part of a position; the parts are b, d, t, n or r, f, g, s, k, l, c, h, u, o and e, ${example}.`,
    ],
    [
      'B0.d0.t0.n6',
      '',
      `"B0" is no part of a position; the parts are b, d, t, n or r, f, g, s, k, l, c, h, u, o and e, ${example}.`,
    ],
    [
      'b0.d0.t0.n6.',
      '',
      `"" is no part of a position; the parts are b, d, t, n or r, f, g, s, k, l, c, h, u, o and e, ${example}.`,
    ],
    [
      'b7,500.d0.t0.n6',
      'own',
      'b, your banked score, must be a whole number without spaces or commas, as in b7500, not "7,500".',
    ],
    [
      'b0500.d0.t0.n6',
      'own',
      'b, your banked score, must be a whole number without spaces or commas, as in b7500, not "0500".',
    ],
    [
      'b0.d.t0.n6',
      'opponent',
      'd, the opponent\'s banked score, must be a whole number without spaces or commas, as in d1500, not "".',
    ],
    [
      'b0.d-0.t0.n6',
      'opponent',
      'd, the opponent\'s banked score, must be a whole number without spaces or commas, as in d1500, not "-0".',
    ],
    [
      'b0.d0.t1e3.n6',
      'turnTotal',
      't, the turn total, must be a whole number without spaces or commas, as in t350, not "1e3".',
    ],
    ['b0.d0.t0.n9', 'dice', 'n, the dice left, must be from 1 to 8, as in n4, not "9".'],
    [
      'b0.d0.t0.r1237',
      'dice',
      'r, the dice rolled, must be one to eight faces from 1 to 6, as in r113456, not "1237".',
    ],
    [
      'b0.d0.t0.r111111111',
      'dice',
      'r, the dice rolled, must be one to eight faces from 1 to 6, as in r113456, not "111111111".',
    ],
    [
      'b0.d0.t0.n6.f6',
      'ownFarkles',
      'f, your farkles in a row, must be from 0 to 5, as in f1, not "6".',
    ],
    [
      'b0.d0.t0.n6.gx',
      'opponentFarkles',
      'g, the opponent\'s farkles in a row, must be from 0 to 5, as in g1, not "x".',
    ],
    ['b0.b0.d0.t0.n6', 'own', 'b, your banked score, is given twice; give it once.'],
    ['d0.t0.n6', 'own', `b, your banked score, is missing, ${example}.`],
    ['b0.t0.n6', 'opponent', `d, the opponent's banked score, is missing, ${example}.`],
    ['b0.d0.n6', 'turnTotal', `t, the turn total, is missing, ${example}.`],
    [
      'b0.d0.t0',
      'dice',
      'The dice are missing: n and how many are left, as in n4, or r and the roll, as in r113456.',
    ],
    [
      'b0.d0.t0.n6.r123456',
      'dice',
      'A position has either n, the dice left, or r, the dice rolled, and not both.',
    ],
    ['', '', 'A position is a short text such as b7500.d1500.t350.n4 or b0.d0.t0.r113456.'],
    [
      'b'.repeat(5000),
      '',
      'A position is a short text such as b7500.d1500.t350.n4 or b0.d0.t0.r113456.',
    ],
  ])('%j', (code, field, message) => {
    expect(problemsOf(parsePositionCode(code))).toEqual([[field, message]])
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
