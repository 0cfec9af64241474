import { describe, expect, test } from 'vitest'
import { parsePositionCode } from '#shared/games/farkle/analysis/position-code.ts'
import {
  isLastTurn,
  positionProblems,
  standingProblems,
} from '#shared/games/farkle/analysis/position-rules.ts'
import type { Position } from '#shared/games/farkle/analysis/position.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { winGame } from '#shared/games/farkle/solve/win/win-game.ts'

const { farkle, zilch } = PRESETS
const floored: RuleSet = { ...zilch, farklePenalty: { farkles: 1, points: 200, floor: -1000 } }

function position(code: string): Position {
  const parsed = parsePositionCode(code)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  return parsed.value
}

function problems(rules: RuleSet, code: string): (readonly [string, string])[] {
  return positionProblems(winGame(rules), position(code)).map(
    ({ field, message }) => [field, message] as const,
  )
}

describe('a position that can come up', () => {
  test.each([
    [farkle, 'b0.d0.t0.n6'],
    [farkle, 'b9950.d9950.t0.r123456'],
    [farkle, 'b0.d0.t300.n6'],
    [farkle, 'b0.d0.t1000000.n1'],
    [zilch, 'b7500.d1500.t2500.n5.f2.g1'],
    [zilch, 'b9950.d10000.t0.n6.f2'],
    [zilch, 'b0.d14500.t350.r11'],
    [floored, 'b-1000.d-200.t0.n6'],
  ] as const)('%o %s', (rules, code) => {
    expect(problems(rules, code)).toEqual([])
  })
})

describe('one that cannot is refused with what would be right', () => {
  test.each([
    [
      farkle,
      'b7525.d0.t0.n6',
      'own',
      'Your banked score must be a multiple of 50, such as 7,500 or 7,550, not 7,525.',
    ],
    [
      farkle,
      'b0.d-10.t0.n6',
      'opponent',
      "The opponent's banked score must not be negative under these rules.",
    ],
    [
      floored,
      'b0.d-10.t0.n6',
      'opponent',
      "The opponent's banked score must be a multiple of 50, such as -50 or 0, not -10.",
    ],
    // Nothing beyond the goal is named as right.
    [
      farkle,
      'b9960.d0.t0.n6',
      'own',
      'Your banked score must be a multiple of 50, such as 9,900 or 9,950, not 9,960.',
    ],
    [
      farkle,
      'b99999.d0.t0.n6',
      'own',
      'Your banked score must be below the goal, 10,000; who has reached it has no more turn.',
    ],
    [
      farkle,
      'b0.d99999.t0.n6',
      'opponent',
      "The opponent's banked score must be below the goal, 10,000; who reaches it wins at once.",
    ],
    [
      zilch,
      'b0.d99999.t0.n6',
      'opponent',
      "The opponent's banked score must be a multiple of 50, such as 19,950 or 20,000, not 99,999.",
    ],
    [
      farkle,
      'b0.d0.t99999.n6',
      'turnTotal',
      'The turn total must be a multiple of 50, such as 19,950 or 20,000, not 99,999.',
    ],
    [farkle, 'b-50.d0.t0.n6', 'own', 'Your banked score must not be negative under these rules.'],
    [
      floored,
      'b0.d-1050.t0.n6',
      'opponent',
      "The opponent's banked score must be at least -1,000, the lowest under these rules.",
    ],
    [
      farkle,
      'b10000.d0.t0.n6',
      'own',
      'Your banked score must be below the goal, 10,000; who has reached it has no more turn.',
    ],
    [
      zilch,
      'b10000.d10500.t0.n6',
      'own',
      'Your banked score must be below the goal, 10,000; who has reached it has no more turn.',
    ],
    [
      farkle,
      'b0.d10000.t0.n6',
      'opponent',
      "The opponent's banked score must be below the goal, 10,000; who reaches it wins at once.",
    ],
    [
      farkle,
      'b0.d0.t0.n6.f1',
      'ownFarkles',
      'Your farkles in a row must be 0, for these rules do not count them.',
    ],
    [
      floored,
      'b0.d0.t0.n6.g1',
      'opponentFarkles',
      "The opponent's farkles in a row must be 0, for each farkle has its penalty at once.",
    ],
    [
      zilch,
      'b0.d0.t0.n6.f3',
      'ownFarkles',
      'Your farkles in a row must be at most 2: at 3 the penalty falls and the count starts again.',
    ],
    [farkle, 'b0.d0.t-50.n6', 'turnTotal', 'The turn total must not be negative.'],
    [
      farkle,
      'b0.d0.t360.n6',
      'turnTotal',
      'The turn total must be a multiple of 50, such as 350 or 400, not 360.',
    ],
    [farkle, 'b0.d0.t1000050.n6', 'turnTotal', 'The turn total must be at most 1,000,000.'],
    [farkle, 'b0.d0.t0.n5', 'dice', 'With a turn total of 0 six dice are left to roll, not 5.'],
    [farkle, 'b0.d0.t0.r115', 'dice', 'With a turn total of 0 six dice were rolled, not 3.'],
  ] as const)('%o %s', (rules, code, field, message) => {
    expect(problems(rules, code)).toEqual([[field, message]])
  })

  test('every wrong field is named', () => {
    expect(problems(farkle, 'b1.d2.t3.n6.f1.g1').map(([field]) => field)).toEqual([
      'own',
      'opponent',
      'ownFarkles',
      'opponentFarkles',
      'turnTotal',
    ])
  })
})

test('banked scores may be finer than turn totals where a penalty makes them so', () => {
  const fine: RuleSet = { ...farkle, farklePenalty: { farkles: 2, points: 75, floor: 0 } }
  expect(problems(fine, 'b25.d9975.t50.n5')).toEqual([])
  expect(problems(fine, 'b25.d30.t75.n5').map(([field]) => field)).toEqual([
    'opponent',
    'turnTotal',
  ])
})

test('the last turn is the one against an opponent at the goal or beyond', () => {
  const game = winGame(zilch)
  const standing = { own: 500, opponent: 9950, ownFarkles: 0, opponentFarkles: 0 }
  expect(isLastTurn(game, standing)).toBe(false)
  expect(isLastTurn(game, { ...standing, opponent: 10_000 })).toBe(true)
  expect(standingProblems(game, { ...standing, opponent: 10_000 })).toEqual([])
})
