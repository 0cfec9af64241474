import { describe, expect, test } from 'vitest'
import { fixture } from '#test/support/fixture.ts'
import { positionOf } from '#test/support/farkle-positions.ts'
import {
  isLastTurn,
  positionProblems,
  standingProblems,
} from '#shared/games/farkle/analysis/position-rules.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { winGame } from '#shared/games/farkle/solve/win/win-game.ts'

const { farkle, zilch } = PRESETS
const floored: RuleSet = { ...zilch, farklePenalty: { farkles: 1, points: 200, floor: -1000 } }
const RULES = { farkle, zilch, floored }

function problems(rules: RuleSet, code: string): (readonly [string, string])[] {
  return positionProblems(winGame(rules), positionOf(code)).map(
    ({ field, message }) => [field, message] as const,
  )
}

test.each([
  [farkle, 'b0.d0.t0.n6'],
  [farkle, 'b9950.d9950.t0.r123456'],
  [farkle, 'b0.d0.t300.n6'],
  [farkle, 'b0.d0.t1000000.n1'],
  [zilch, 'b7500.d1500.t2500.n5.f2.g1'],
  [zilch, 'b9950.d10000.t0.n6.f2'],
  [zilch, 'b0.d14500.t350.r11'],
  [floored, 'b-1000.d-200.t0.n6'],
] as const)('a position that can come up: %o %s', (rules, code) => {
  expect(problems(rules, code)).toEqual([])
})

describe('one that cannot is refused with what would be right', () => {
  test.each(fixture('wrong-positions') as [keyof typeof RULES, string, string, string][])(
    '%s %s',
    (rules, code, field, message) => {
      expect(problems(RULES[rules], code)).toEqual([[field, message]])
    },
  )

  test('every wrong field is named', () => {
    const wrong = problems(farkle, 'b1.d2.t3.n6.f1.g1').map(([field]) => field)
    expect(wrong).toEqual(['own', 'opponent', 'ownFarkles', 'opponentFarkles', 'turnTotal'])
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
