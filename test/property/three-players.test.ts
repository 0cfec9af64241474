import { describe, expect, test } from 'vitest'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { someOf } from './runs.ts'
import { expectThree } from './three-players.ts'

const FARKLE: RuleSet = { ...PRESETS.farkle, goal: 500 }

const FINAL: Partial<RuleSet> = {
  end: 'finalTurn',
  goal: 350,
  minimumBank: 100,
  minimumFirstBank: 200,
}

describe('the three-player game', () => {
  test('has the chances of a slow value iteration in every state', () => {
    const { start, mixed } = expectThree({ ...FARKLE, goal: 1_000 })
    expect(mixed).toBe(0)
    const right = [0.442322642174, 0.321535352299, 0.236142005527]
    start.forEach((chance, i) => expect(Math.abs(chance - right[i]!)).toBeLessThan(1e-10))
  })

  test.each(
    someOf<[string, Partial<RuleSet>]>([
      ['the rules of Facebook Farkle', { ...PRESETS.facebook, goal: 700, minimumBank: 100 }],
      ['a low goal', {}],
      ['minimums to bank', { minimumBank: 150, minimumFirstBank: 300, goal: 600 }],
      ['a goal off the grid', { goal: 620 }],
      ['a score that must finish', { finishFrom: 350, goal: 600 }],
      ['hot dice that must be rolled', { mustRollHotDice: true }],
      ['six of a kind that wins', { sixOfAKindWins: true }],
      ['five dice', { dice: 5 }],
      ['a final turn', { end: 'finalTurn', goal: 350 }],
      ['a final turn with minimums', FINAL],
    ]),
  )('under %s', (_, rules) => {
    expectThree({ ...FARKLE, ...rules })
  })
})
