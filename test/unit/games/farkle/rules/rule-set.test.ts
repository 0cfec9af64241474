import { describe, expect, it } from 'vitest'
import { multisetOf, type Face } from '#shared/dice/multiset.ts'
import { takenBy } from '#shared/games/farkle/rules/losing-dice.ts'
import type { OwnDice } from '#shared/games/farkle/rules/own-dice.ts'
import { hasSides, sideRules } from '#shared/games/farkle/rules/sides.ts'
import { PLAIN, PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { leastBank, type RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { NO_SCORE, scoreOfDice, scoringOf } from '#shared/games/farkle/rules/scoring.ts'
import { remembersMore } from '#shared/games/farkle/rules/turn-rules.ts'

const rules = { ...PRESETS.farkle, goal: 10_000, minimumBank: 300, minimumFirstBank: 500 }

describe('the least turn total that may be banked', () => {
  it('is that of the first bank while nothing is banked', () => {
    expect([-500, 0, 50].map((banked) => leastBank(rules, banked))).toEqual([500, 500, 300])
    expect(leastBank({ ...rules, minimumBank: 0 }, 50)).toBe(1)
  })

  it('reaches the goal once a player must finish', () => {
    const finish = { ...rules, finishFrom: 9000 }
    expect([8950, 9000, 9900].map((banked) => leastBank(finish, banked))).toEqual([300, 1000, 300])
  })

  it('is no more than what hits the goal exactly', () => {
    const exact = { ...rules, overshoot: 'lost' } as const
    expect([9600, 9900].map((banked) => leastBank(exact, banked))).toEqual([300, 100])
    expect(leastBank({ ...exact, finishFrom: 9000 }, 9000)).toBe(1000)
  })
})

describe('what a roll that scores nothing takes of what is banked', () => {
  const roll = multisetOf([2, 2, 3, 4, 6, 6])
  const losing = { ...rules, losingDice: [6, 6] } as const

  it('is nothing, or all of it by losing dice', () => {
    expect(takenBy(rules, roll, 800, 300)).toBe(0)
    expect(takenBy(losing, roll, 800, 300)).toBe(800)
    expect(takenBy(losing, roll, -200, 300)).toBe(0)
    expect(takenBy(losing, multisetOf([2, 3, 6]), 800, 300)).toBe(0)
  })

  it('is the turn total where a farkle takes it, never more than there is', () => {
    const takes = { ...rules, farkleTakes: true }
    expect([800, 200, -200].map((own) => takenBy(takes, roll, own, 300))).toEqual([300, 200, 0])
  })
})

it('each rule of a turn by itself has to be remembered', () => {
  expect(remembersMore(PLAIN)).toBe(false)
  expect(remembersMore({ ...PLAIN, lastDieRolls: 3 })).toBe(false)
  const confirmation = { ...PLAIN.confirmation, sets: true }
  for (const rule of [
    { maxRolls: 3 },
    { confirmation },
    { noBankAtFifty: true },
    { bonusGrows: 1 },
  ])
    expect(remembersMore({ ...PLAIN, ...rule })).toBe(true)
})

describe('sides', () => {
  const LUCKY: OwnDice = { name: 'Lucky', count: 1, weights: [6, 1, 2, 3, 4, 6], joker: null }
  const PRIEST = { kind: 'faces', faces: [1, 3, 5], points: 600 } as const

  it('are each other’s turned round', () => {
    const rules = { ...PRESETS.farkle, opponentDice: [LUCKY], ownCombinations: [PRIEST] }
    const theirs = sideRules(rules, true)
    expect(sideRules(rules)).toBe(rules)
    expect(theirs.ownDice).toEqual([LUCKY])
    expect(theirs.opponentDice).toEqual([])
    expect(theirs.ownCombinations).toBeUndefined()
    expect(theirs.opponentCombinations).toEqual([PRIEST])
    expect(sideRules(theirs, true)).toMatchObject({ ...rules, opponentDice: [LUCKY] })
  })

  it.each([
    ['nothing of their own', {}],
    ['the same combination', { ownCombinations: [PRIEST], opponentCombinations: [PRIEST] }],
    [
      'a set that scores no more than all have',
      { ownCombinations: [{ kind: 'set', face: 1, count: 3, points: 300 } as const] },
    ],
  ])('are one with %s', (_, fields) => {
    const rules = { ...PRESETS.farkle, ...fields }
    expect(hasSides(rules)).toBe(false)
    expect(sideRules(rules, true)).toBe(rules)
  })

  it('score what they alone have, and the other side does not', () => {
    const ones = { kind: 'set', face: 1, count: 3, points: 3000 } as const
    const rules = { ...PRESETS.farkle, ownCombinations: [ones, PRIEST] }
    const points = (side: RuleSet, dice: readonly Face[]): number =>
      scoreOfDice(scoringOf(side), multisetOf(dice))
    expect(points(rules, [1, 1, 1])).toBe(3000)
    expect(points(rules, [1, 1, 1, 5])).toBe(3050)
    expect(points(rules, [1, 3, 5])).toBe(600)
    expect(points(sideRules(rules, true), [1, 1, 1])).toBe(1000)
    expect(points(sideRules(rules, true), [1, 3, 5])).toBe(NO_SCORE)
  })
})
