import { describe, expect, it } from 'vitest'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { winGame } from '#shared/games/farkle/solve/win/win-game.ts'
import { turnModel } from '#shared/games/farkle/solve/turn/turn-model.ts'
import { pointsPlay, strategyAt } from '#shared/games/farkle/analysis/points-play.ts'
import { countsBanked } from '#shared/games/farkle/rules/losing-dice.ts'
import { isEveryBankable } from '#shared/games/farkle/solve/turn/banking.ts'
import { gainOfRolling } from '#shared/games/farkle/solve/turn/score-solver.ts'
import { parsedRules } from '#test/support/parsed-rules.ts'
import { someOf } from './runs.ts'
import { expectEveryGain, expectEveryW } from './slow-comparison.ts'
import { slowTurn } from './slow-turn.ts'
import { COARSE } from './win-rule-sets.ts'

const { farkle, facebook } = PRESETS
const TWOS = { losingDice: [2, 2, 2, 2] } as const
const ONE_OFF = { losingDice: [6, 6, 1] } as const
const GAME = { losingDiceTake: 'game' } as const
const FLOWER = { firstRollPenalty: 200 } as const
const TAKES = { farkleTakes: true } as const
const PENALTY = { farkles: 2, points: 200, floor: -100 }
const five = farkle.sets.map((row) => row.slice(0, 5))

function game(name: string, rules: object): readonly [name: string, rules: RuleSet] {
  return [name, parsedRules({ ...farkle, ...rules })]
}

const GAMES = [
  game('four 2s lose all that is banked', { ...TWOS, goal: 800 }),
  game('often', { ...ONE_OFF, goal: 700 }),
  game('they lose the game', { ...ONE_OFF, ...GAME, goal: 800 }),
  game('with five dice, all must be set aside', {
    ...{ ...ONE_OFF, dice: 5, sets: five, goal: 500, mustSetAsideAll: true },
  }),
  game('hot dice must be rolled', { ...ONE_OFF, goal: 600, mustRollHotDice: true }),
  game('hot dice must be rolled, they lose the game', {
    ...{ ...facebook, ...ONE_OFF, ...GAME, goal: 600, mustRollHotDice: true },
  }),
  game('a penalty below zero', { ...ONE_OFF, goal: 500, farklePenalty: PENALTY }),
  game('dice that win as well', { ...ONE_OFF, goal: 500, winningDice: [1, 1, 1] }),
  game('a goal that must be hit exactly', { ...ONE_OFF, goal: 600, overshoot: 'lost' }),
  game('farkles in the first roll cost', { ...FLOWER, goal: 800 }),
  game('they cost on a finer grid', { ...COARSE, firstRollPenalty: 250, goal: 900 }),
  game('beside a penalty', { ...FLOWER, goal: 500, farklePenalty: PENALTY }),
  game('before a final turn', { ...FLOWER, goal: 500, end: 'finalTurn' }),
  game('in equal turns', { ...FLOWER, goal: 400, end: 'equalTurns' }),
  game('a minimum and losing dice', {
    ...{ ...FLOWER, ...ONE_OFF, goal: 600, minimumFirstBank: 300 },
  }),
  game('with a goal that must be hit exactly', { ...FLOWER, goal: 500, overshoot: 'lost' }),
  game('a farkle takes the turn total', { ...TAKES, goal: 800 }),
  game('it takes, on a coarse grid and with a minimum', {
    ...{ ...COARSE, ...TAKES, goal: 1200, minimumBank: 200, minimumFirstBank: 400 },
  }),
  game('it takes, beside losing dice and dice that win', {
    ...{ ...TAKES, ...ONE_OFF, goal: 500, winningDice: [1, 1, 1] },
  }),
  game('it takes, all must be set aside', { ...TAKES, goal: 600, mustSetAsideAll: true }),
  game('it takes, near the goal', { ...TAKES, goal: 600, finishFrom: 300, hotDiceBonus: 100 }),
]

describe('dice that lose, and farkles that cost', () => {
  it.each(someOf(GAMES))('have every W of a textbook value iteration: %s', (_, rules) => {
    expectEveryW(rules)
  })

  it.each([
    ['dice that lose', ONE_OFF],
    ['four 2s', TWOS],
    ['a farkle takes', TAKES],
    ['both', { ...ONE_OFF, ...TAKES, minimumBank: 200, minimumFirstBank: 200 }],
    ['beside a penalty', { ...ONE_OFF, farklePenalty: PENALTY }],
  ])('cost what is banked, for points: %s', (_, some) => {
    const rules = parsedRules({ ...farkle, ...some })
    const { losingDice, farkleTakes } = rules
    const play = pointsPlay(rules)
    const { grid, counts } = play.model
    for (const own of [50, 1000, 9000]) {
      const strategy = strategyAt(play, own, 0)
      const takes = (dice: readonly number[], s: number): number => {
        const left = [...dice]
        const loses = losingDice.every((face) => {
          const at = left.indexOf(face)
          if (at >= 0) left.splice(at, 1)
          return at >= 0
        })
        return losingDice.length > 0 && loses ? own : farkleTakes ? Math.min(s, own) : 0
      }
      const far = (strategy.rows + 20) * grid
      const slow = slowTurn(rules, { ...strategy.goal, takes }, far)
      for (let s = 0; s < far; s += grid) {
        for (const n of counts) {
          const right = slow.gain(s, n)
          const found = gainOfRolling(strategy, s, n)
          expect(Math.abs(found - right), `${own} banked, E(${s}, ${n})`).toBeLessThan(
            1e-10 * Math.max(1, Math.abs(right)),
          )
        }
      }
    }
    // With more to lose nobody rolls more often.
    const [little, much] = [50, 9000].map((own) => strategyAt(play, own, 0))
    for (const n of counts) {
      expect(gainOfRolling(much!, 1000, n)).toBeLessThanOrEqual(gainOfRolling(little!, 1000, n))
    }
    expect(gainOfRolling(much!, 1000, 6)).toBeLessThan(gainOfRolling(little!, 1000, 6) - 1)
  })

  it.each([
    ['a turn that may always be banked', {}, true],
    ['hot dice that must be rolled', { mustRollHotDice: true }, false],
  ])('cost what is banked only where every total may be banked: %s', (_, some, counts) => {
    const rules = parsedRules({ ...farkle, ...ONE_OFF, ...some })
    const { model, risking } = pointsPlay(rules)
    expect(isEveryBankable(model)).toBe(counts)
    expect(countsBanked(rules)).toBe(counts)
    expect(risking !== null).toBe(counts)
  })

  it('are a farkle for points where nothing is banked', () => {
    for (const penalty of [0, 500]) {
      for (const rules of [
        { ...farkle, ...ONE_OFF },
        { ...farkle, ...TWOS },
      ]) {
        expectEveryGain(parsedRules(rules), { farklePenalty: penalty, minimumBank: 0 })
      }
    }
  })

  it('are counted by hand', () => {
    // Four, five or six 2s among six dice.
    const twos = (15 * 25 + 6 * 5 + 1) / 6 ** 6
    const { losingRoll } = winGame(parsedRules({ ...farkle, ...TWOS }))
    expect(losingRoll[6]).toBeCloseTo(twos, 15)
    expect([...losingRoll.slice(0, 4)]).toEqual([0, 0, 0, 0])
    const risk = (rules: object): number =>
      turnModel(parsedRules({ ...farkle, ...rules })).byDice[6]!.farkleProbability
    // Without a 1 and a 5 besides, and without three of a kind, they would have scored.
    expect(risk(TWOS)).toBeCloseTo(risk({}) + twos, 15)
  })
})
