import { describe, expect, it } from 'vitest'
import { multisetOf } from '#shared/dice/multiset.ts'
import { takenBy } from '#shared/games/farkle/rules/losing-dice.ts'
import { rulesOfOpponent, type OwnDice } from '#shared/games/farkle/rules/own-dice.ts'
import { PLAIN, PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { leastBank } from '#shared/games/farkle/rules/rule-set.ts'
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

it('the opponent sees whose dice are whose turned round', () => {
  const dice = (name: string): OwnDice[] => [{ name, count: 1, weights: [], joker: null }]
  const mine = { ownDice: dice('mine'), opponentDice: dice('theirs'), jokerAlone: false }
  const theirs = { ...mine, ownDice: mine.opponentDice, opponentDice: mine.ownDice }
  expect(rulesOfOpponent(mine)).toEqual(theirs)
  expect(rulesOfOpponent(theirs)).toEqual(mine)
  const same = { ...mine, opponentDice: null }
  expect(rulesOfOpponent(same)).toEqual({ ...same, opponentDice: same.ownDice })
})
