import { describe, expect, test } from 'vitest'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { fewOf } from './runs.ts'
import { expectThree } from './three-players.ts'

const FARKLE: RuleSet = { ...PRESETS.farkle, goal: 500 }

const FINAL: Partial<RuleSet> = {
  end: 'finalTurn',
  goal: 300,
  minimumBank: 100,
  minimumFirstBank: 200,
}

describe('the three-player game', () => {
  test('has the chances of a slow value iteration in every state', () => {
    const { start, mixed } = expectThree({ ...FARKLE, goal: 600 })
    expect(mixed).toBe(0)
    const right = [0.53895340526, 0.297180447222, 0.163866147517]
    start.forEach((chance, i) => expect(Math.abs(chance - right[i]!)).toBeLessThan(1e-10))
  })

  test('shares ties of two and of three after a final turn', () => {
    expectThree({ ...FARKLE, ...FINAL })
  })

  test.each(
    fewOf<[string, Partial<RuleSet>]>([
      ['the rules of Facebook Farkle', { ...PRESETS.facebook, goal: 700, minimumBank: 100 }],
      ['a low goal', {}],
      ['minimums to bank', { minimumBank: 150, minimumFirstBank: 300, goal: 600 }],
      ['a goal off the grid', { goal: 620 }],
      ['a score that must finish', { finishFrom: 350, goal: 600 }],
      ['hot dice that must be rolled', { mustRollHotDice: true }],
      ['six of a kind that wins', { sixOfAKindWins: true }],
      ['five dice', { dice: 5 }],
      ['a final turn', { end: 'finalTurn', goal: 350 }],
    ]),
  )('under %s', (_, rules) => {
    expectThree({ ...FARKLE, ...rules })
  })
})
